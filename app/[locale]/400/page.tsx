import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BadRequestScreen } from '@/features/errors/error-pages';
import { readBadRequest } from '@/lib/bad-request';
import { marketOf } from '@/lib/markets';

interface PageProps {
  readonly params: Promise<{ locale: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  setRequestLocale(marketOf((await params).locale));
  const t = await getTranslations('errors.badRequest');
  return { title: t('title'), robots: { index: false } };
}

/** Where a call that the backend refused with 400 leads (specification §8); the middleware gives the status. */
export default async function BadRequestPage({ params, searchParams }: PageProps) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  const { reason, back, correlationId } = readBadRequest(await searchParams);
  const t = await getTranslations('errors.reasons');
  return (
    <main id="main">
      <BadRequestScreen
        market={market}
        reason={t.has(reason) ? t(reason) : undefined}
        backHref={back}
        correlationId={correlationId}
      />
    </main>
  );
}
