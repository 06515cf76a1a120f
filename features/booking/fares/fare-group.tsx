import { useTranslations } from 'next-intl';
import { ChoiceGroup } from '@/components/choice-group';
import { DialogButton } from '@/components/dialog-button';
import { fieldId } from '@/components/field';
import { Price } from '@/components/price';
import { RadioCard } from '@/components/radio-card';
import type { Fare, FareType } from '@/lib/contract/booking';
import type { Flight } from '@/lib/contract/flights';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import { departureDate } from '../shell/flight-facts';
import { FareRuleList, FareTable } from './fare-rules';
import styles from './fares.module.scss';

export interface FareGroupProps {
  /** The form's field: `outClass` or `inClass`. */
  name: 'outClass' | 'inClass';
  flight: Flight;
  fares: readonly Fare[];
  chosen: FareType;
  /** Travellers with a seat: each pays the difference. */
  passengers: number;
  market: MarketCode;
}

/** The fares of one flight side by side. */
export function FareGroup({ name, flight, fares, chosen, passengers, market }: FareGroupProps) {
  const t = useTranslations('fares');
  const route = `${flight.origin.name} – ${flight.destination.name}`;
  const direction = t(name === 'outClass' ? 'outbound' : 'inbound');
  const titleId = `${name}-title`;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <div className={styles.groupHead}>
        <h2 id={titleId}>
          <span className={styles.direction}>{direction}</span> {route}
        </h2>
        <p className={styles.flightLine}>
          {formatDate(departureDate(flight), market, 'long')} · {flight.departureStr}–{flight.arrivalStr} ·{' '}
          {flight.carrier.name} {flight.number}
        </p>
      </div>
      <ChoiceGroup
        id={fieldId(name)}
        legend={t('legend', { direction, route })}
        legendHidden
        layout="columns3"
      >
        {fares.map((fare) => (
          <RadioCard
            key={fare.type}
            name={name}
            value={fare.type}
            defaultChecked={fare.type === chosen}
            className={styles.fare}
            label={<span className={styles.fareName}>{t(`names.${fare.type}`)}</span>}
            description={
              <>
                <p className={styles.difference}>
                  <Difference
                    fare={fare}
                    passengers={passengers}
                    market={market}
                    currency={flight.currency}
                  />
                </p>
                <FareRuleList fare={fare} market={market} currency={flight.currency} />
              </>
            }
          />
        ))}
      </ChoiceGroup>
      <DialogButton
        text={t('compare', { direction: name })}
        title={t('compareTitle')}
        closeLabel={t('close')}
        size="l"
      >
        <FareTable fares={fares} market={market} currency={flight.currency} />
      </DialogButton>
    </section>
  );
}

interface DifferenceProps extends Pick<FareGroupProps, 'passengers' | 'market'> {
  fare: Fare;
  currency: Flight['currency'];
}

function Difference({ fare, passengers, market, currency }: DifferenceProps) {
  const t = useTranslations('fares');
  if (fare.surcharge === 0) return <span className={styles.included}>{t('included')}</span>;
  return (
    <>
      <Price
        amount={fare.surcharge}
        currency={currency}
        market={market}
        compact
        signed
        after={t('perPerson')}
      />
      {passengers > 1 && (
        <span className={styles.differenceTotal}>
          {t('forAll', {
            amount: formatMoney(fare.surcharge * passengers, currency, market, 'compact'),
            passengers,
          })}
        </span>
      )}
    </>
  );
}
