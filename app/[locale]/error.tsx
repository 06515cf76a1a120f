'use client';

import { useParams } from 'next/navigation';
import { useEffect } from 'react';
import { ServerErrorScreen } from '@/features/errors/error-pages';
import { reloadAfterFailedChunk } from '@/lib/chunk-reload';
import { marketOf } from '@/lib/markets';

export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  const { locale } = useParams<{ locale: string }>();
  useEffect(() => {
    console.error(error);
    reloadAfterFailedChunk(error);
  }, [error]);
  return (
    <main id="main">
      <ServerErrorScreen market={marketOf(locale)} correlationId={error.digest} />
    </main>
  );
}
