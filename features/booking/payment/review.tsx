import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '@/components/card';
import { Facts } from '@/components/facts';
import type { Basket, Contact, LuggageOffer, Traveller } from '@/lib/contract/booking';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { type TripLeg, TripSummary } from '../shell/trip-summary';
import { baggageByFlight } from './baggage-review';
import styles from './payment.module.scss';

export interface ReviewSectionProps {
  id: string;
  title: string;
  /** Where it can be changed; absent once it is booked. */
  change?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** One part of what is ordered, with the way to change it. */
export function ReviewSection({ id, title, change, children }: ReviewSectionProps) {
  const t = useTranslations('payment.review');
  return (
    <Card as="section" padding="l" labelledBy={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {change && (
          <a href={change.href} aria-label={change.label}>
            {t('change')}
          </a>
        )}
      </div>
      {children}
    </Card>
  );
}

/** Name, band, birth date and needed assistance of everybody who travels. */
export function TravellerList({
  travellers,
  market,
}: {
  travellers: readonly Traveller[];
  market: MarketCode;
}) {
  const t = useTranslations('payment.review');
  return (
    <ol className={styles.travellers}>
      {travellers.map((traveller) => (
        <li key={traveller.index}>
          <strong>
            {traveller.name} {traveller.surname}
          </strong>
          <span>
            {t('traveller', {
              type: traveller.type,
              gender: traveller.gender,
              birthdate: formatDate(traveller.birthdate, market, 'date'),
            })}
          </span>
          {traveller.assistance.length > 0 && (
            <span>
              {t('assistance', {
                kinds: traveller.assistance.map((kind) => t(`assistanceKinds.${kind}`)).join(', '),
              })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

export function ContactFacts({ contact, country }: { contact: Contact; country: string }) {
  const t = useTranslations('payment.review');
  const facts = [
    { term: t('name'), value: `${contact.name} ${contact.surname}` },
    {
      term: t('address'),
      value: [contact.address, `${contact.zipCode} ${contact.city}`.trim(), country].join(', '),
    },
    { term: t('email'), value: <span className={styles.long}>{contact.email}</span> },
    { term: t('phone'), value: contact.phoneNumber },
    ...(contact.sosPhoneNumber ? [{ term: t('sosPhone'), value: contact.sosPhoneNumber }] : []),
  ];
  return <Facts facts={facts} columns />;
}

export interface BaggageListProps {
  basket: Pick<Basket, 'luggages' | 'travellers'>;
  offers: readonly LuggageOffer[];
}

/** What everybody takes on each flight, included and added. */
export function BaggageList({ basket, offers }: BaggageListProps) {
  const t = useTranslations('payment.review');
  return (
    <div className={styles.baggage}>
      {baggageByFlight(basket, offers).map(({ routeIndex, text, includedKg, added }) => (
        <div key={routeIndex}>
          <h3>{text}</h3>
          <ul>
            {includedKg > 0 && <li>{t('includedBaggage', { kg: includedKg })}</li>}
            {added.map((line) => (
              <li key={`${line.traveller} ${line.text}`}>
                {line.traveller}: {line.text}
              </li>
            ))}
            {added.length === 0 && <li>{t('noBaggage')}</li>}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Everything that is about to be ordered. A package puts its hotel between flights and travellers. */
export function Review({
  market,
  legs,
  basket,
  offers,
  countries,
  links,
  children,
}: {
  market: MarketCode;
  legs: readonly TripLeg[];
  basket: Basket;
  offers: readonly LuggageOffer[];
  countries: readonly { code: string; name: string }[];
  links: { flights: string; passengers: string; extras: string };
  children?: ReactNode;
}) {
  const t = useTranslations('payment.review');
  const change = (href: string, what: 'flights' | 'travellers' | 'contact' | 'extras') => ({
    href,
    label: t(`changeLabels.${what}`),
  });
  const { contact } = basket;
  return (
    <div className={styles.review}>
      <ReviewSection id="review-flights" title={t('flights')} change={change(links.flights, 'flights')}>
        <TripSummary legs={legs} market={market} />
      </ReviewSection>
      {children}
      <ReviewSection
        id="review-travellers"
        title={t('travellers')}
        change={change(links.passengers, 'travellers')}
      >
        <TravellerList travellers={basket.travellers} market={market} />
      </ReviewSection>
      {contact && (
        <ReviewSection id="review-contact" title={t('contact')} change={change(links.passengers, 'contact')}>
          <ContactFacts
            contact={contact}
            country={countries.find(({ code }) => code === contact.country)?.name ?? contact.country}
          />
        </ReviewSection>
      )}
      <ReviewSection id="review-extras" title={t('extras')} change={change(links.extras, 'extras')}>
        <BaggageList basket={basket} offers={offers} />
        <p className={styles.insurance}>{t('insurance', { choice: basket.insurance ?? 'none' })}</p>
      </ReviewSection>
    </div>
  );
}
