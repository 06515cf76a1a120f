'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox';
import { fieldId } from '@/components/field';
import { Icon } from '@/components/icon';
import type { PaymentType } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { type FormErrors, formErrors } from '../forms/form-errors';
import { type FormValues, nestValues, valuesOf } from '../forms/form-values';
import { StepForm } from '../forms/step-form';
import { useStepForm } from '../forms/use-step-form';
import { LivePriceLines, useLivePrice } from '../shell/live-price';
import type { LivePrice } from '../shell/live-price-of';
import styles from './payment.module.scss';
import { PaymentChoices } from './payment-choices';
import { PaymentForm as PaymentRules } from './payment-form-schema';
import { withPayment } from './payment-totals';

export interface PaymentFormProps {
  market: MarketCode;
  basketKey: string;
  formKey: string;
  types: readonly PaymentType[];
  /** The price before any payment surcharge. */
  base: LivePrice;
  values: FormValues;
  errors: FormErrors;
  /** A new price was not agreed to yet, or the seats are gone: nothing can be ordered. */
  blocked: boolean;
}

/** How to pay, the terms, and the one button that orders. */
export function PaymentForm(props: PaymentFormProps) {
  const { market, basketKey, formKey, types, base, values, blocked } = props;
  const t = useTranslations();
  const step = useStepForm(market, basketKey, 'payment');
  const [errors, setErrors] = useState(props.errors);
  const { show } = useLivePrice();

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const chosen = new FormData(event.currentTarget).get('paymentId');
    const type = types.find(({ id }) => String(id) === chosen);
    if (type) show(withPayment(base, type, t('payment.surchargeLine', { name: type.text })));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = PaymentRules.safeParse(nestValues(valuesOf(new FormData(event.currentTarget))));
    setErrors(result.success ? {} : formErrors(result.error));
    if (result.success) step.send();
  };
  const message = (name: string) => errors[name] && t(errors[name]);
  const problems = ['paymentId', 'terms']
    .filter((name) => errors[name])
    .map((name) => ({ fieldId: fieldId(name), message: message(name) ?? '' }));

  return (
    <StepForm
      market={market}
      step="payment"
      basketKey={basketKey}
      formKey={formKey}
      handle={step}
      problems={problems}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <PaymentChoices
        types={types}
        base={base}
        chosen={values.paymentId ?? ''}
        error={message('paymentId')}
        market={market}
      />
      <section className={styles.order} aria-labelledby="order-title">
        <h2 id="order-title">{t('payment.order.title')}</h2>
        <LivePriceLines
          caption={t('bookingSteps.summary.lines')}
          totalText={t('bookingSteps.summary.total')}
        />
        <Checkbox
          name="terms"
          required
          defaultChecked={values.terms === 'on'}
          error={message('terms')}
          label={t.rich('payment.order.terms', {
            terms: (words) => (
              <a href={paths.terms(market)} target="_blank" rel="noreferrer">
                {words}
              </a>
            ),
          })}
        />
        <p className={styles.fine}>
          <Icon name="lock" size="s" />
          <span>{t('payment.order.held')}</span>
        </p>
        {!blocked && (
          <Button
            variant="primary"
            size="l"
            fullWidth
            className={styles.orderButton}
            loading={step.sending}
            loadingLabel={t('bookingSteps.form.sending')}
          >
            {t('payment.order.button')}
          </Button>
        )}
      </section>
    </StepForm>
  );
}
