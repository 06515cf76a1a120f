import { useTranslations } from 'next-intl';
import { Alert } from '@/components/alert';
import { Card } from '@/components/card';
import { Container } from '@/components/container';
import { Facts } from '@/components/facts';
import { Icon } from '@/components/icon';
import { LinkButton } from '@/components/link-button';
import { Picture } from '@/components/picture';
import { PriceLines } from '@/components/price-lines';
import { placeSteps, Stepper } from '@/components/stepper';
import type { Reservation } from '@/lib/contract/reservation';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { ContactFacts, ReviewSection, TravellerList } from '../payment/review';
import { bookingSteps } from '../shell/booking-steps';
import { TripSummary } from '../shell/trip-summary';
import { PrintButton } from './print-button';
import styles from './reservation.module.scss';

export interface ReservationDetailProps {
  market: MarketCode;
  reservation: Reservation;
  countries: readonly { code: string; name: string }[];
  /** Of the link that opened it; a session that booked needs none. */
  token?: string | undefined;
}

/** A booking: its number first, what happens next, then everything that was ordered. */
export function ReservationDetail({ market, reservation, countries, token }: ReservationDetailProps) {
  const t = useTranslations('confirmation');
  const steps = useTranslations('bookingSteps');
  const { contact, flights, outBoundClass, inBoundClass } = reservation;
  const legs = flights.map((flight, index) => ({
    flight,
    fare: index === 0 ? outBoundClass : inBoundClass,
  }));
  return (
    <main id="main" className={styles.page}>
      <Container>
        <Stepper
          label={steps('label')}
          visitedText={steps('visited')}
          steps={placeSteps(
            bookingSteps.map((id) => ({ id, text: steps(`steps.${id}`) })),
            'confirmation',
          )}
        />
        <Head reservation={reservation} market={market} token={token} />
        <div className={styles.columns}>
          <div className={styles.parts}>
            <NextSteps content={reservation.content} />
            <ReviewSection id="flights" title={t('parts.flights')}>
              <TripSummary legs={legs} market={market} />
            </ReviewSection>
            {reservation.hotel && <Hotel hotel={reservation.hotel} market={market} />}
            <ReviewSection id="travellers" title={t('parts.travellers')}>
              <TravellerList travellers={reservation.travellers} market={market} />
            </ReviewSection>
            <Extras reservation={reservation} />
            <ReviewSection id="contact" title={t('parts.contact')}>
              <ContactFacts
                contact={contact}
                country={countries.find(({ code }) => code === contact.country)?.name ?? contact.country}
              />
            </ReviewSection>
          </div>
          <aside className={styles.aside} aria-labelledby="price-title">
            <Card look="raised">
              <h2 id="price-title">{t('parts.price')}</h2>
              <PriceLines
                caption={t('parts.price')}
                captionHidden
                lines={reservation.prices}
                total={{ text: t('paid'), amount: reservation.totalAmount }}
                currency={reservation.currency}
                market={market}
              />
            </Card>
            {reservation.notices.map((notice) => (
              <Alert key={notice.code} kind="warning">
                {notice.text}
              </Alert>
            ))}
          </aside>
        </div>
      </Container>
    </main>
  );
}

function Head({ reservation, market, token }: Omit<ReservationDetailProps, 'countries'>) {
  const t = useTranslations('confirmation');
  const { reservationNumber, clientNumber, contact, bookedAt } = reservation;
  return (
    <div className={styles.head}>
      <Picture
        art={{ kind: 'spot', name: 'confirmed', shape: 'square' }}
        alt=""
        width={260}
        height={260}
        priority
        className={styles.art}
      />
      <div className={styles.headWords}>
        <h1>{t('title', { name: contact.name })}</h1>
        <p className={styles.lead}>{t.rich('sent', { email: () => <b>{contact.email}</b> })}</p>
        <dl className={styles.numbers}>
          <div>
            <dt>{t('number')}</dt>
            <dd className={styles.pnr}>{reservationNumber}</dd>
          </div>
          <div>
            <dt>{t('clientNumber')}</dt>
            <dd>{clientNumber}</dd>
          </div>
          <div>
            <dt>{t('bookedOn')}</dt>
            <dd>{formatDate(bookedAt.slice(0, 10), market, 'date')}</dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <LinkButton href={paths.reservationCalendar(market, reservationNumber, token)} icon="calendar">
            {t('calendar')}
          </LinkButton>
          <PrintButton text={t('print')} />
        </div>
      </div>
    </div>
  );
}

function NextSteps({ content }: { content: readonly string[] }) {
  const t = useTranslations('confirmation');
  return (
    <ReviewSection id="next" title={t('parts.next')}>
      <ol className={styles.next}>
        {content.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ol>
    </ReviewSection>
  );
}

function Extras({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('confirmation');
  const baggage = reservation.prices.filter((line) => line.type === 'Baggage');
  return (
    <ReviewSection id="extras" title={t('parts.extras')}>
      <ul className={styles.extras}>
        {baggage.length === 0 && (
          <li>
            <Icon name="suitcase" size="s" /> {t('noBaggage')}
          </li>
        )}
        {baggage.map((line) => (
          <li key={line.id}>
            <Icon name="suitcase" size="s" /> {line.text}
          </li>
        ))}
        <li>
          <Icon name="shield" size="s" /> {t('insurance', { choice: reservation.insurance ?? 'none' })}
        </li>
      </ul>
    </ReviewSection>
  );
}

function Hotel({ hotel, market }: { hotel: NonNullable<Reservation['hotel']>; market: MarketCode }) {
  const t = useTranslations('confirmation.hotel');
  return (
    <ReviewSection id="hotel" title={hotel.hotelName}>
      <Facts
        columns
        facts={[
          { term: t('arrival'), value: formatDate(hotel.travelDate, market, 'long') },
          { term: t('nights'), value: hotel.duration },
          { term: t('board'), value: hotel.boardTypeName },
          { term: t('rooms'), value: hotel.rooms.map((room) => room.roomName).join(', ') },
        ]}
      />
    </ReviewSection>
  );
}
