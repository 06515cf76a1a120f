'use client';

import { useTranslations } from 'next-intl';
import { ChoiceGroup } from '@/components/choice-group';
import { fieldId } from '@/components/field';
import { PaymentMark } from '@/components/payment-mark';
import { RadioCard } from '@/components/radio-card';
import type { PaymentType } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import type { LivePrice } from '../shell/live-price-of';
import styles from './payment.module.scss';

export interface PaymentChoicesProps {
  types: readonly PaymentType[];
  base: LivePrice;
  chosen: string;
  error: string | undefined;
  market: MarketCode;
}

/** The ways to pay of this market, each with what it adds and the total it leads to. */
export function PaymentChoices({ types, base, chosen, error, market }: PaymentChoicesProps) {
  const t = useTranslations('payment.choices');
  const money = (amount: number) => formatMoney(amount, base.currency, market);
  return (
    <section className={styles.choices} aria-labelledby="choices-title">
      <h2 id="choices-title">{t('title')}</h2>
      <ChoiceGroup id={fieldId('paymentId')} legend={t('title')} legendHidden required error={error}>
        {types.map((type) => (
          <RadioCard
            key={type.id}
            name="paymentId"
            value={String(type.id)}
            defaultChecked={chosen === String(type.id)}
            label={type.id === -1 ? t('account') : type.text}
            aside={
              <span className={styles.marks}>
                {type.logo
                  .split(' ')
                  .filter(Boolean)
                  .map((mark) => (
                    <PaymentMark key={mark} code={mark} decorative />
                  ))}
              </span>
            }
            description={
              type.surcharge > 0
                ? t('surcharge', { amount: money(type.surcharge), total: money(base.total + type.surcharge) })
                : t('noSurcharge')
            }
          />
        ))}
      </ChoiceGroup>
      {types.map((type) => (
        // What stood beside each choice is what the visitor agrees to.
        <input key={type.id} type="hidden" name={`accepted.${type.id}`} value={base.total + type.surcharge} />
      ))}
    </section>
  );
}
