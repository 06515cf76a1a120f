import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/client-messages';
import { FareChoice } from '@/features/booking/fares/fare-choice';
import { readFareQuery } from '@/features/booking/fares/fare-query';
import { FaresUnavailable } from '@/features/booking/fares/fares-unavailable';
import { loadFares } from '@/features/booking/fares/load-fares';
import { BookingPage } from '@/features/booking/shell/booking-page';
import { BookingSummary } from '@/features/booking/shell/booking-summary';
import { otherFlightsPath } from '@/features/booking/shell/flight-facts';
import { LivePriceProvider } from '@/features/booking/shell/live-price';
import { livePriceOf } from '@/features/booking/shell/live-price-of';
import { StepNotice } from '@/features/booking/shell/step-notice';
import { readNotice } from '@/features/booking/submit/notices';
import { serverApi } from '@/lib/api/server';
import { marketOf } from '@/lib/markets';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  setRequestLocale(marketOf((await params).locale));
  const t = await getTranslations('fares');
  return { title: t('title'), robots: { index: false } };
}

export default async function ChooseYourPackagePage({ params, searchParams }: PageProps) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  const t = await getTranslations('fares');
  const fields = await searchParams;
  const query = readFareQuery(fields);
  const priced = await loadFares(await serverApi(market), query);
  const otherFlights = otherFlightsPath(
    market,
    priced?.flights ?? [],
    query ?? { passengers: 1, infants: 0 },
  );

  if (query === null || priced === null || priced.errorMessage !== null) {
    return (
      <BookingPage step="flights" title={t('unavailable.heading')}>
        <FaresUnavailable reason={priced?.errorMessage ?? null} otherFlights={otherFlights} />
      </BookingPage>
    );
  }
  const party = {
    adult: query.passengers - query.children,
    child: query.children,
    infant: query.infants,
  };
  const legs = priced.flights.map((flight) => ({ flight, fare: null }));
  return (
    <ClientMessages namespaces={['bookingSteps']}>
      <LivePriceProvider market={market} initial={livePriceOf(priced)}>
        <BookingPage
          step="flights"
          title={t('title')}
          intro={t('intro')}
          notice={<StepNotice notice={readNotice(fields.notice)} otherFlights={otherFlights} />}
          summary={<BookingSummary market={market} legs={legs} party={party} notices={priced.notices} />}
          submitText={t('continue')}
        >
          <FareChoice market={market} query={query} priced={priced} formKey={randomUUID()} />
        </BookingPage>
      </LivePriceProvider>
    </ClientMessages>
  );
}
