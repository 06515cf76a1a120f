import { useTranslations } from 'next-intl';
import { Section } from '@/components/container';
import { Icon } from '@/components/icon';
import type { OffersByCountry } from '@/lib/contract/flights';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { isServed } from '@/lib/routing/route-table';
import { DestinationCard } from './destination-card';
import { mixCountries } from './mix-countries';
import styles from './top-destinations.module.scss';

export interface TopDestinationsProps {
  market: MarketCode;
  groups: readonly OffersByCountry[];
  /** Minor units, per booking; named beside the prices when it is known. */
  bookingFee?: number;
}

/** One large card and four small ones fill two rows; four more fill a third. */
const fullRows = (available: number) => (available < 9 ? 5 : 9);

export function TopDestinations({ market, groups, bookingFee }: TopDestinationsProps) {
  const t = useTranslations('home');
  const available = groups.reduce((sum, group) => sum + group.infos.length, 0);
  const offers = mixCountries(groups, fullRows(available));
  const currency = offers[0]?.currency;
  if (!currency) return null;
  return (
    <Section
      id="top-destinations"
      title={t('destinations.title')}
      intro={t('destinations.intro')}
      more={
        isServed(paths.destinations(market)) && (
          <a className={styles.more} href={paths.destinations(market)}>
            {t('destinations.more')}
            <Icon name="arrow-right" size="s" />
          </a>
        )
      }
    >
      <ul className={styles.grid}>
        {offers.map((offer, index) => (
          <DestinationCard key={offer.destination.code} market={market} offer={offer} large={index === 0} />
        ))}
      </ul>
      <p className={styles.note}>
        {bookingFee === undefined
          ? t('offer.note')
          : t('offer.noteWithFee', { fee: formatMoney(bookingFee, currency, market, 'compact') })}
      </p>
    </Section>
  );
}
