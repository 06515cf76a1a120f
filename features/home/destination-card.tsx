import { useTranslations } from 'next-intl';
import { Picture } from '@/components/picture';
import type { Offer } from '@/lib/contract/flights';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { countryName } from './country-name';
import styles from './destination-card.module.scss';
import { offerLink } from './offer-link';
import { OfferPrice } from './offer-price';

export interface DestinationCardProps {
  market: MarketCode;
  offer: Offer;
  /** The first card of the page may be larger. */
  large?: boolean;
}

export function DestinationCard({ market, offer, large = false }: DestinationCardProps) {
  const t = useTranslations('home.offer');
  const departs = t('departs', { date: formatDate(offer.date, market, 'short'), city: offer.origin.name });
  return (
    <li className={large ? styles.large : styles.card}>
      <a className={styles.link} href={offerLink(market, offer)}>
        <span className={styles.picture}>
          <Picture
            art={{ kind: 'place', name: offer.destination.code, shape: 'card' }}
            src={offer.imageUrl}
            alt=""
            width={600}
            height={450}
          />
        </span>
        <span className={styles.words}>
          <span className={styles.country}>{countryName(offer.destination.countryCode, market)}</span>
          <strong className={styles.city}>{offer.destination.name}</strong>
          <span className={styles.date}>{departs}</span>
          <OfferPrice market={market} offer={offer} />
        </span>
      </a>
    </li>
  );
}
