import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { NotFoundScreen } from '@/features/errors/error-pages';
import { marketOf } from '@/lib/markets';

interface PageProps {
  readonly params: Promise<{ locale: string }>;
}

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  setRequestLocale(marketOf((await params).locale));
  const t = await getTranslations('errors.notFound');
  return { title: t('title'), robots: { index: false } };
}

/** What the middleware shows, with status 404, for a path that leads nowhere. */
export default async function NotFoundPage({ params }: PageProps) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  return (
    <main id="main">
      <NotFoundScreen market={market} />
    </main>
  );
}
