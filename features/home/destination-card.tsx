import { useTranslations } from 'next-intl';
import { Picture } from '@/components/picture';
import { placeView } from '@/lib/art/art-alt';
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
  const art = useTranslations('art');
  const departs = t('departs', { date: formatDate(offer.date, market, 'short'), city: offer.origin.name });
  return (
    <li className={large ? styles.large : styles.card}>
      <div className={styles.picture}>
        <Picture
          art={{ kind: 'place', name: offer.destination.code, shape: 'card' }}
          src={offer.imageUrl}
          alt={art('place', {
            city: offer.destination.name,
            view: art(`views.${placeView(offer.destination.code)}`),
          })}
          width={600}
          height={450}
        />
      </div>
      <a className={styles.words} href={offerLink(market, offer)}>
        <span className={styles.country}>{countryName(offer.destination.countryCode, market)}</span>
        <strong className={styles.city}>{offer.destination.name}</strong>
        <span className={styles.date}>{departs}</span>
        <OfferPrice market={market} offer={offer} />
      </a>
    </li>
  );
}
