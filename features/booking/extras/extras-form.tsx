'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox';
import { ErrorSummary } from '@/components/error-summary';
import { fieldId } from '@/components/field';
import type { InsuranceOffer, LuggageOffer } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { type FormErrors, formErrors } from '../forms/form-errors';
import { type FormValues, nestValues, valuesOf } from '../forms/form-values';
import { useStepForm } from '../forms/use-step-form';
import pageStyles from '../shell/booking-page.module.scss';
import { STEP_FORM } from '../shell/step-form';
import { BaggageFlight } from './baggage-flight';
import styles from './extras.module.scss';
import { type ExtrasRules, extrasFormSchema, readExtras } from './extras-form-schema';
import { InsuranceChoices } from './insurance-choices';
import { useLiveExtras } from './use-live-extras';

export interface ExtrasFormProps {
  market: MarketCode;
  basketKey: string;
  formKey: string;
  /** Names of the travellers with a seat, in their order. */
  travellers: readonly string[];
  /** Outbound first. */
  luggage: readonly LuggageOffer[];
  insurances: readonly InsuranceOffer[];
  values: FormValues;
  errors: FormErrors;
}

/** Baggage for each traveller and flight, and insurance: a plain form that posts. */
export function ExtrasForm(props: ExtrasFormProps) {
  const { market, basketKey, formKey, travellers, luggage, values } = props;
  const t = useTranslations();
  const step = useStepForm(market, basketKey, 'extras');
  const [errors, setErrors] = useState(props.errors);
  const [insurances, setInsurances] = useState(props.insurances);
  const rules = {
    passengers: travellers.length,
    offered: luggage.map((offer) => offer.options.map(({ id }) => id)),
  };
  const [hasBaggage, setHasBaggage] = useState(() => hasLuggage(nestValues(values), rules));
  const live = useLiveExtras(basketKey, rules, setInsurances);

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const fields = nestValues(valuesOf(new FormData(event.currentTarget)));
    setHasBaggage(hasLuggage(fields, rules));
    live.update(fields);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = nestValues(valuesOf(new FormData(event.currentTarget)));
    const result = extrasFormSchema(rules).safeParse(fields);
    setErrors(result.success ? {} : formErrors(result.error));
    if (result.success) step.send(live.settle());
  };
  const message = (name: string) => errors[name] && t(errors[name]);
  const problems = ['acknowledged', 'insurance']
    .filter((name) => errors[name])
    .map((name) => ({ fieldId: fieldId(name), message: message(name) ?? '' }));

  return (
    <form
      ref={step.form}
      id={STEP_FORM}
      method="post"
      action={paths.bookingStep(market, 'extras')}
      noValidate
      onSubmit={onSubmit}
      onChange={onChange}
      className={pageStyles.form}
    >
      <input type="hidden" name="basket" value={basketKey} />
      <input type="hidden" name="key" value={formKey} />
      <div id="errors" className={pageStyles.errors}>
        <ErrorSummary title={t('bookingSteps.form.errorTitle')} problems={problems} />
      </div>
      <section className={styles.part} aria-labelledby="baggage-title">
        <div>
          <h2 id="baggage-title">{t('extras.baggage.title')}</h2>
          <p className={styles.intro}>{t('extras.baggage.intro')}</p>
        </div>
        {luggage.map((offer) => (
          <BaggageFlight
            key={offer.routeIndex}
            offer={offer}
            travellers={travellers}
            values={values}
            market={market}
          />
        ))}
        <div className={hasBaggage ? styles.acknowledgeDone : styles.acknowledge}>
          <p>{t('extras.baggage.noneText')}</p>
          <Checkbox
            name="acknowledged"
            defaultChecked={values.acknowledged === 'on'}
            label={t('extras.baggage.acknowledge')}
            error={message('acknowledged')}
          />
        </div>
      </section>
      <InsuranceChoices
        offers={insurances}
        chosen={values.insurance ?? ''}
        error={message('insurance')}
        market={market}
      />
      <div className={pageStyles.submit}>
        <Button
          variant="primary"
          size="l"
          iconAfter="arrow-right"
          loading={step.sending}
          loadingLabel={t('bookingSteps.form.sending')}
        >
          {t('extras.continue')}
        </Button>
      </div>
    </form>
  );
}

const hasLuggage = (fields: unknown, rules: ExtrasRules) =>
  readExtras(fields, rules).luggageSelection.length > 0;
