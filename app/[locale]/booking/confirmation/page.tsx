import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { FindReservation } from '@/features/booking/outcome/find-reservation';
import { FIND_COOKIE, readFindAttempt } from '@/features/booking/outcome/find-values';
import { Outcome, outcomeKind } from '@/features/booking/outcome/outcome';
import { BasketMissing } from '@/features/booking/shell/basket-missing';
import { flowPath } from '@/features/booking/shell/booking-steps';
import { loadBasket } from '@/features/booking/shell/load-basket';
import { serverApi } from '@/lib/api/server';
import { marketOf } from '@/lib/markets';
import { paths } from '@/lib/paths';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  setRequestLocale(marketOf((await params).locale));
  const t = await getTranslations('confirmation');
  return { title: t('metaTitle'), robots: { index: false } };
}

/** Where the payment page sends visitors back to, in whatever order its report comes. */
export default async function ConfirmationPage({ params, searchParams }: PageProps) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  const key = (await searchParams).basket;
  if (key === undefined) {
    const attempt = readFindAttempt((await cookies()).get(FIND_COOKIE)?.value);
    return <FindReservation market={market} pnr="" attempt={attempt} />;
  }

  const api = await serverApi(market);
  const basket = await loadBasket(api, key);
  if (basket === null) return <BasketMissing reason="missing" href={paths.home(market)} />;
  const result = await api.bookingResult({ key: basket.key });
  if (result.status === 'booked' && result.pnr) redirect(paths.reservation(market, result.pnr));
  const kind = outcomeKind(result);
  if (kind) {
    return <Outcome market={market} basketKey={basket.key} kind={kind} message={result.message} />;
  }
  if (result.status === 'expired') return <BasketMissing reason="expired" href={paths.home(market)} />;
  redirect(flowPath(market, basket));
}
