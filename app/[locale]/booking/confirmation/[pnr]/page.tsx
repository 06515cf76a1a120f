import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { FindReservation } from '@/features/booking/outcome/find-reservation';
import { FIND_COOKIE, readFindAttempt } from '@/features/booking/outcome/find-values';
import { loadReservation } from '@/features/booking/outcome/load-result';
import { ReservationDetail } from '@/features/booking/outcome/reservation-detail';
import { serverApi } from '@/lib/api/server';
import { marketOf } from '@/lib/markets';

interface PageProps {
  params: Promise<{ locale: string; pnr: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  setRequestLocale(marketOf((await params).locale));
  const t = await getTranslations('confirmation');
  return { title: t('metaTitle'), robots: { index: false } };
}

/** A booking, to the session that booked it or who holds its link; to others the form to find it. */
export default async function ReservationPage({ params, searchParams }: PageProps) {
  const { locale, pnr } = await params;
  const market = marketOf(locale);
  setRequestLocale(market);
  const api = await serverApi(market);
  const given = (await searchParams).token;
  const token = typeof given === 'string' ? given : undefined;
  const reservation = await loadReservation(api, pnr, token);
  if (reservation === null) {
    const attempt = readFindAttempt((await cookies()).get(FIND_COOKIE)?.value);
    return <FindReservation market={market} pnr={pnr === '-' ? '' : pnr.slice(0, 12)} attempt={attempt} />;
  }
  return (
    <ReservationDetail
      market={market}
      reservation={reservation}
      countries={await api.customerCountries()}
      token={token}
    />
  );
}
