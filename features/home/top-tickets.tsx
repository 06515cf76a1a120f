import { useTranslations } from 'next-intl';
import { Section } from '@/components/container';
import { Icon } from '@/components/icon';
import type { Offer } from '@/lib/contract/flights';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { offerLink } from './offer-link';
import { OfferPrice } from './offer-price';
import styles from './top-tickets.module.scss';

/** Single flights at their price, each a link that shows the same price again. */
export function TopTickets({ market, offers }: { market: MarketCode; offers: readonly Offer[] }) {
  const t = useTranslations('home');
  if (offers.length === 0) return null;
  return (
    <Section id="top-tickets" title={t('tickets.title')} intro={t('tickets.intro')} tone="sunken">
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={`${offer.origin.code}${offer.destination.code}${offer.date}`}>
            <a className={styles.ticket} href={offerLink(market, offer)}>
              <span className={styles.route}>
                <span>{offer.origin.name}</span>
                <Icon name="arrow-right" size="s" />
                <strong>{offer.destination.name}</strong>
              </span>
              <span className={styles.date}>{formatDate(offer.date, market, 'short')}</span>
              <OfferPrice market={market} offer={offer} plain />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
