'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { fieldId } from '@/components/field';
import type { LuggageOffer } from '@/lib/contract/booking';
import type { Currency } from '@/lib/contract/common';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import type { FormValues } from '../forms/form-values';
import styles from './extras.module.scss';
import { isBag, NO_BAGGAGE } from './extras-form-schema';

export interface BaggageCellProps {
  name: string;
  /** The row that counts for all when the box above is ticked. */
  everybody: boolean;
  /** `<flight>.<traveller>` */
  place: string;
  offer: LuggageOffer;
  values: FormValues;
  currency: Currency;
  market: MarketCode;
}

/** What one traveller takes on one flight: one bag or none, and what goes beside it. */
export function BaggageCell({ name, everybody, place, offer, values, currency, market }: BaggageCellProps) {
  const t = useTranslations('extras.baggage');
  const field = `luggage.${place}`;
  const chosen = values[field] ?? NO_BAGGAGE;
  const money = (amount: number) => `+ ${formatMoney(amount, currency, market, 'compact')}`;
  return (
    <fieldset className={styles.row}>
      <legend className={styles.name}>
        <span className={everybody ? styles.own : undefined}>{name}</span>
        {everybody && <span className={styles.all}>{t('everybody')}</span>}
      </legend>
      <div className={styles.choices}>
        <Pill
          type="radio"
          name={field}
          value={NO_BAGGAGE}
          checked={chosen === NO_BAGGAGE}
          text={t('none')}
          price={t('noneExtra')}
        />
        {offer.options
          .filter(({ id }) => isBag(id))
          .map(({ id, text, amount }) => (
            <Pill
              key={id}
              type="radio"
              name={field}
              value={id}
              checked={chosen === id}
              text={text}
              price={money(amount)}
            />
          ))}
        {offer.options
          .filter(({ id }) => !isBag(id))
          .map(({ id, text, amount }) => (
            <Pill
              key={id}
              type="checkbox"
              name={`beside.${place}.${id}`}
              value="on"
              checked={values[`beside.${place}.${id}`] === 'on'}
              text={text}
              price={money(amount)}
            />
          ))}
      </div>
    </fieldset>
  );
}

interface PillProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  text: string;
  price: string;
}

function Pill({ type, name, value, checked, text, price }: PillProps) {
  const id = fieldId(`${name}-${value}`);
  return (
    <span className={clsx(styles.pill, type === 'checkbox' && styles.beside)}>
      <input id={id} type={type} name={name} value={value} defaultChecked={checked} />
      <label htmlFor={id}>
        <span className={styles.pillText}>{text}</span>
        <span className={styles.pillPrice}>{price}</span>
      </label>
    </span>
  );
}
