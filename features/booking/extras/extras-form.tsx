'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Checkbox } from '@/components/checkbox';
import { fieldId } from '@/components/field';
import type { InsuranceOffer, LuggageOffer } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import { type FormErrors, formErrors } from '../forms/form-errors';
import { type FormValues, nestValues, valuesOf } from '../forms/form-values';
import { StepForm, StepSubmit } from '../forms/step-form';
import { useStepForm } from '../forms/use-step-form';
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
    <StepForm
      market={market}
      step="extras"
      basketKey={basketKey}
      formKey={formKey}
      handle={step}
      problems={problems}
      onSubmit={onSubmit}
      onChange={onChange}
    >
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
      <StepSubmit handle={step} text={t('extras.continue')} />
    </StepForm>
  );
}

const hasLuggage = (fields: unknown, rules: ExtrasRules) =>
  readExtras(fields, rules).luggageSelection.length > 0;
