import { useTranslations } from 'next-intl';
import { Container, PageHeading } from '@/components/container';
import { SearchBox, type SearchBoxProps } from './search-box';

/** A results address that cannot be looked up: what is wrong with it, at the form that it would have come from. */
export function RefusedSearch(props: SearchBoxProps) {
  const t = useTranslations('flightResults.refused');
  return (
    <main id="main">
      <Container>
        <PageHeading title={t('title')} intro={t('intro')} />
        <SearchBox {...props} />
      </Container>
    </main>
  );
}
