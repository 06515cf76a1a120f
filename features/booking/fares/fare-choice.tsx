import { useTranslations } from 'next-intl';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import type { PricedSelection } from '@/lib/contract/booking';
import { brandOf } from '@/lib/market-brand';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import pageStyles from '../shell/booking-page.module.scss';
import { STEP_FORM } from '../shell/step-form-id';
import { FareGroup } from './fare-group';
import type { FareQuery } from './fare-query';
import styles from './fares.module.scss';
import { LiveFarePrice } from './live-fare-price';

export interface FareChoiceProps {
  market: MarketCode;
  query: FareQuery;
  priced: PricedSelection;
  formKey: string;
}

/** The fares of each flight; posting the form opens a basket. */
export function FareChoice({ market, query, priced, formKey }: FareChoiceProps) {
  const t = useTranslations('fares');
  const hidden = {
    key: formKey,
    out: query.out,
    in: query.in ?? '',
    passenger: query.passengers,
    child: query.children,
    infant: query.infants,
    ...Object.fromEntries(priced.flightPrices.map(({ price }, index) => [`shown.${index}`, price])),
  };
  return (
    <form
      id={STEP_FORM}
      method="post"
      action={paths.bookingStep(market, 'start')}
      className={pageStyles.form}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {query.infants > 0 && <InfantRule market={market} />}
      {priced.flights.map((flight, index) => (
        <FareGroup
          key={flight.key}
          name={index === 0 ? 'outClass' : 'inClass'}
          flight={flight}
          fares={priced.flightFares.find(({ key }) => key === flight.key)?.fares ?? []}
          chosen={index === 0 ? query.outClass : query.inClass}
          passengers={query.passengers}
          market={market}
        />
      ))}
      <p className={styles.everyFare}>{t('everyFare')}</p>
      <div className={pageStyles.submit}>
        <Button variant="primary" size="l" iconAfter="arrow-right">
          {t('continue')}
        </Button>
      </div>
      <LiveFarePrice query={query} />
    </form>
  );
}

/** Said before anything is typed: a baby who turns 2 on the way is booked by telephone (decision 39). */
function InfantRule({ market }: { market: MarketCode }) {
  const t = useTranslations('fares.infant');
  const { phone } = brandOf(market);
  return (
    <Alert kind="warning" icon="baby" title={t('title')}>
      {t.rich('text', {
        phone: () => (
          <a href={`tel:${phone.number}`} className={styles.phone}>
            {phone.text}
          </a>
        ),
      })}
    </Alert>
  );
}
