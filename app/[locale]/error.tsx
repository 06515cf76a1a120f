'use client';

import { useParams } from 'next/navigation';
import { useEffect } from 'react';
import { ClientErrorScreen } from '@/features/errors/client-error-screen';
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
      <ClientErrorScreen market={marketOf(locale)} correlationId={error.digest} />
    </main>
  );
}
