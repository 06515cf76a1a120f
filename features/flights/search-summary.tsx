import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { LinkButton } from '@/components/link-button';
import type { Airport } from '@/lib/contract/locations';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import type { FlightSearch } from './flight-search';
import styles from './search-summary.module.scss';
import { searchFormPath } from './search-url';

interface SearchSummaryProps {
  market: MarketCode;
  search: FlightSearch;
  origin: Airport;
  destination: Airport;
}

/** The page's heading: what was searched for, and the way to change it. */
export function SearchSummary({ market, search, origin, destination }: SearchSummaryProps) {
  const t = useTranslations('flightResults');
  const { departureDate, returnDate, passengers, children, infants } = search;
  return (
    <div className={styles.summary}>
      <div className={styles.words}>
        <h1>{t('title', { origin: origin.name, destination: destination.name })}</h1>
        <ul className={styles.facts}>
          <li>
            <Icon name="calendar" size="s" />
            {formatDate(departureDate, market, 'short')}
            {' – '}
            {returnDate ? formatDate(returnDate, market, 'short') : t('summary.oneWay')}
          </li>
          <li>
            <Icon name="users" size="s" />
            {t('summary.travellers', { passengers, children, infants })}
          </li>
        </ul>
      </div>
      <LinkButton href={searchFormPath(market, search)} icon="edit" size="s">
        {t('change')}
      </LinkButton>
    </div>
  );
}
