import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SearchBox } from '@/features/flights/search-box';
import { loadSearchBox } from '@/features/flights/search-box-data';
import { HomePage } from '@/features/home/home-page';
import { alternatesOf } from '@/lib/alternates';
import { publicApi } from '@/lib/api/server';
import { layoutDataOf } from '@/lib/layout-data';
import { marketOf } from '@/lib/markets';
import { paths } from '@/lib/paths';

export const revalidate = 300;

/** Makes the page a cached one, rendered on demand: no build needs a database. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

const TICKETS = 9;

interface PageProps {
  readonly params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  const t = await getTranslations('home.hero');
  return {
    title: { absolute: `Sirocco: ${t('title')}` },
    description: t('text'),
    alternates: alternatesOf(market, paths.home),
  };
}

export default async function Home({ params }: PageProps) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  const api = publicApi(market);
  const [search, destinations, tickets, { bookingFee }] = await Promise.all([
    loadSearchBox(api, market),
    api.topDestinations(),
    api.topTickets({ count: TICKETS }),
    layoutDataOf(market),
  ]);
  return (
    <HomePage
      market={market}
      search={<SearchBox market={market} data={search} />}
      destinations={destinations}
      tickets={tickets}
      bookingFee={bookingFee.amount}
    />
  );
}
