import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Container, PageHeading } from '@/components/container';
import { SearchBox } from '@/features/flights/search-box';
import { loadSearchBox, shopToday } from '@/features/flights/search-box-data';
import type { SearchErrors } from '@/features/flights/search-field-names';
import { fieldsOfValues } from '@/features/flights/search-form-rules';
import { checkSearch } from '@/features/flights/search-form-schema';
import { type PageQuery, resultsPath, toSearchParams, valuesOfForm } from '@/features/flights/search-url';
import { serverApi } from '@/lib/api/server';
import { marketOf } from '@/lib/markets';

export const dynamic = 'force-dynamic';

interface SearchPageProps {
  readonly params: Promise<{ locale: string }>;
  readonly searchParams: Promise<PageQuery>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('searchForm');
  return { title: t('pageTitle'), robots: { index: false } };
}

/** Where the search form is sent without scripts: on to the results, or back to the form with what is wrong. */
export default async function SearchPage({ params, searchParams }: SearchPageProps) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  const query = toSearchParams(await searchParams);
  const values = valuesOfForm(query);
  const isSent = query.has('departureDate') && !query.has('change');
  let errors: SearchErrors | undefined;
  if (isSent) {
    const checked = checkSearch(values, shopToday(market));
    if (checked.ok) redirect(resultsPath(market, checked.search));
    errors = checked.errors;
  }

  const t = await getTranslations('searchForm');
  const isFilled = isSent || query.has('change');
  const fields = isFilled ? fieldsOfValues(values) : {};
  const data = await loadSearchBox(await serverApi(market), market, { fields });
  return (
    <main id="main">
      <Container>
        <PageHeading title={t('pageTitle')} intro={t('pageIntro')} />
        <SearchBox market={market} data={data} {...(errors ? { errors } : {})} />
      </Container>
    </main>
  );
}
