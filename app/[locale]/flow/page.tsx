import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BasketMissing } from '@/features/booking/shell/basket-missing';
import { flowPath } from '@/features/booking/shell/booking-steps';
import { loadBasket } from '@/features/booking/shell/load-basket';
import { serverApi } from '@/lib/api/server';
import { COOKIE } from '@/lib/cookies';
import { marketOf } from '@/lib/markets';
import { paths } from '@/lib/paths';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  setRequestLocale(marketOf((await params).locale));
  const t = await getTranslations('bookingSteps.missing');
  return { title: t('heading'), robots: { index: false } };
}

/** Brings a visitor back to the step where the basket stands: the one named, else the one last opened. */
export default async function FlowPage({ params, searchParams }: PageProps) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  const key = (await searchParams).basket ?? (await cookies()).get(COOKIE.basket)?.value;
  const basket = await loadBasket(await serverApi(market), key);
  if (basket === null) return <BasketMissing reason="missing" href={paths.home(market)} />;
  if (basket.status === 'expired') return <BasketMissing reason="expired" href={paths.home(market)} />;
  redirect(flowPath(market, basket));
}
