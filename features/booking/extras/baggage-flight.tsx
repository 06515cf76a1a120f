'use client';

import { useTranslations } from 'next-intl';
import { Card } from '@/components/card';
import { Checkbox } from '@/components/checkbox';
import { Icon } from '@/components/icon';
import type { LuggageOffer } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import type { FormValues } from '../forms/form-values';
import { useLivePrice } from '../shell/live-price';
import { BaggageCell } from './baggage-cell';
import styles from './extras.module.scss';

export interface BaggageFlightProps {
  offer: LuggageOffer;
  travellers: readonly string[];
  values: FormValues;
  market: MarketCode;
}

/** The baggage of one flight: a row a traveller, or the first row for everybody. */
export function BaggageFlight({ offer, travellers, values, market }: BaggageFlightProps) {
  const t = useTranslations('extras.baggage');
  const { price } = useLivePrice();
  const { routeIndex, includedKg } = offer;
  const titleId = `baggage-${routeIndex}`;
  const inbound = routeIndex > 0;
  return (
    <Card as="section" padding="l" labelledBy={titleId} className={styles.flight}>
      <div className={styles.flightHead}>
        <Icon name={inbound ? 'landing' : 'take-off'} />
        <h3 id={titleId}>
          <span className={styles.direction}>{t(inbound ? 'inbound' : 'outbound')}</span> {offer.text}
        </h3>
      </div>
      <ul className={styles.included}>
        <li>
          <Icon name="backpack" size="s" /> {t('cabin')}
        </li>
        <li>
          <Icon name="suitcase" size="s" /> {t('included', { kg: includedKg })}
        </li>
      </ul>
      {travellers.length > 1 && (
        <Checkbox
          name={`same.${routeIndex}`}
          defaultChecked={values[`same.${routeIndex}`] === 'on'}
          label={t('same')}
          className={styles.same}
        />
      )}
      <div className={styles.rows}>
        {travellers.map((name, index) => (
          <BaggageCell
            // biome-ignore lint/suspicious/noArrayIndexKey: a traveller is known by the place in the party.
            key={index}
            name={name}
            everybody={index === 0 && travellers.length > 1}
            place={`${routeIndex}.${index}`}
            offer={offer}
            values={values}
            currency={price.currency}
            market={market}
          />
        ))}
      </div>
    </Card>
  );
}
