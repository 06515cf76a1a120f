import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ClientMessages } from '@/components/client-messages';
import { Container } from '@/components/container';
import { FlightResults } from '@/features/flights/flight-results';
import type { FlightSearch } from '@/features/flights/flight-search';
import { loadResultsPage, type ResultsPageData } from '@/features/flights/results-page-data';
import { shopToday } from '@/features/flights/search-box-data';
import { checkSearch } from '@/features/flights/search-form-schema';
import { SearchSummary } from '@/features/flights/search-summary';
import {
  type PageQuery,
  type ResultsState,
  refusedFormPath,
  resultsStateOf,
  searchFormPath,
  toSearchParams,
  valuesOfPath,
} from '@/features/flights/search-url';
import { liveApi } from '@/lib/api/server';
import { badRequestPath } from '@/lib/bad-request';
import { layoutDataOf } from '@/lib/layout-data';
import { type MarketCode, marketOf } from '@/lib/markets';

export const dynamic = 'force-dynamic';

interface ResultsPageProps {
  readonly params: Promise<{
    locale: string;
    origin: string;
    destination: string;
    departureDate: string;
    returnDate?: string[];
  }>;
  readonly searchParams: Promise<PageQuery>;
}

const codesOf = ({ origin, destination }: { origin: string; destination: string }) => ({
  origin: origin.toUpperCase(),
  destination: destination.toUpperCase(),
});

export async function generateMetadata({ params }: ResultsPageProps): Promise<Metadata> {
  const t = await getTranslations('flightResults');
  return { title: t('metaTitle', codesOf(await params)), robots: { index: false } };
}

/** Airports that the backend refuses send the visitor to the 400 page, with a way back to the filled form. */
async function load(market: MarketCode, search: FlightSearch, state: ResultsState): Promise<ResultsPageData> {
  let refused: string | null = null;
  try {
    return await loadResultsPage(liveApi(market), search, state);
  } catch (error) {
    refused = badRequestPath(error, market, searchFormPath(market, search));
    if (!refused) throw error;
  }
  redirect(refused);
}

export default async function ResultsPage({ params, searchParams }: ResultsPageProps) {
  const { locale, origin, destination, departureDate, returnDate = [] } = await params;
  const market = marketOf(locale);
  setRequestLocale(market);
  const query = toSearchParams(await searchParams);
  const values = valuesOfPath([origin, destination, departureDate, ...returnDate], query);
  const today = shopToday(market);
  const checked = checkSearch(values, today);
  if (!checked.ok) redirect(refusedFormPath(market, values));

  const { search } = checked;
  const [data, layout] = await Promise.all([
    load(market, search, resultsStateOf(query)),
    layoutDataOf(market),
  ]);
  return (
    <main id="main">
      <Container>
        <SearchSummary market={market} search={search} origin={data.origin} destination={data.destination} />
      </Container>
      <ClientMessages namespaces={['flightResults']}>
        <FlightResults market={market} today={today} search={search} data={data} fee={layout.bookingFee} />
      </ClientMessages>
    </main>
  );
}
