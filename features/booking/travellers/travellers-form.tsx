'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { type FieldValues, get, useForm } from 'react-hook-form';
import { Alert } from '@/components/alert';
import type { CustomerCountry } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import { type FormErrors, formErrors, messageKey } from '../forms/form-errors';
import type { FormValues } from '../forms/form-values';
import { StepForm, StepSubmit } from '../forms/step-form';
import { useAfterPress } from '../forms/use-after-press';
import { useStepForm } from '../forms/use-step-form';
import { ContactFields } from './contact-fields';
import { errorTargets } from './error-targets';
import type { FormKit } from './form-kit';
import { TravellerCard } from './traveller-card';
import { type TravellerRules, travellerFormSchema } from './traveller-form-schema';
import type { TravellerSlot } from './traveller-slots';
import styles from './travellers.module.scss';

export interface TravellersFormProps {
  market: MarketCode;
  basketKey: string;
  formKey: string;
  slots: readonly TravellerSlot[];
  values: FormValues;
  /** What the server refused. */
  errors: FormErrors;
  countries: readonly CustomerCountry[];
  rules: Omit<TravellerRules, 'readPhone'>;
  /** The market's telephone number, for what cannot be booked online. */
  phone: string;
}

/** Travellers and main booker: a plain form that posts; with scripts it checks each field when left. */
export function TravellersForm(props: TravellersFormProps) {
  const { market, basketKey, formKey, slots, countries, rules, phone } = props;
  const t = useTranslations();
  const step = useStepForm(market, basketKey, 'travellers');
  const { kit, summary, loadPhoneRules, onSubmit } = useTravellerChecks(props, step.send);
  const problems = errorTargets(summary).map(({ fieldId, key, traveller }) => {
    const text = t(key, { phone });
    return { fieldId, message: traveller ? t('bookingForm.errorOf', { number: traveller, text }) : text };
  });
  const whole = summary.party ?? summary.travellers;
  return (
    <StepForm
      market={market}
      step="travellers"
      basketKey={basketKey}
      formKey={formKey}
      handle={step}
      problems={problems}
      onSubmit={onSubmit}
    >
      <p className={styles.required}>{t('bookingSteps.form.required')}</p>
      <div id="party" className={styles.cards}>
        {whole && (
          <Alert kind="error" title={t(whole, { phone })}>
            {null}
          </Alert>
        )}
        {slots.map((slot) => (
          <TravellerCard key={slot.index} slot={slot} kit={kit} trip={rules.trip} />
        ))}
      </div>
      <ContactFields kit={kit} countries={countries} onPhone={loadPhoneRules} />
      <StepSubmit handle={step} text={t('bookingForm.continue')} />
    </StepForm>
  );
}

/** React Hook Form over the server's fields: the same schema as the server, run when a field is left. */
function useTravellerChecks({ values, errors, rules, phone }: TravellersFormProps, send: () => void) {
  const t = useTranslations();
  const readPhone = useRef<TravellerRules['readPhone']>(null);
  const afterPress = useAfterPress();
  const [refused, setRefused] = useState(errors);
  const [summary, setSummary] = useState(errors);

  const schema = () => travellerFormSchema({ ...rules, readPhone: readPhone.current });
  const { register, getValues, trigger, handleSubmit, formState } = useForm<FieldValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    // Made anew for each check, since the rules of phone numbers arrive later than the form.
    resolver: (input, context, options) =>
      zodResolver<FieldValues, unknown, FieldValues>(schema(), undefined, { raw: true })(
        input,
        context,
        options,
      ),
  });

  const field = (name: string) => {
    const { onChange, onBlur, ref } = register(name);
    const changed: typeof onChange = (event) => {
      setRefused((before) => without(before, name));
      return onChange(event);
    };
    const left: typeof onBlur = async (event) => afterPress(() => void onBlur(event));
    return { name, onChange: changed, onBlur: left, ref };
  };
  const errorKey = (name: string): string | undefined => {
    const error = get(formState.errors, name) as
      | { message?: string; root?: { message?: string } }
      | undefined;
    const message = error?.message ?? error?.root?.message;
    return message ? messageKey(message) : refused[name];
  };
  const error = (name: string) => {
    const key = errorKey(name);
    return key && t(key, { phone });
  };
  const typed = (name: string) => values[name] ?? '';
  const kit: FormKit = {
    text: (name) => ({ ...field(name), defaultValue: typed(name), error: error(name) }),
    select: (name) => ({ ...field(name), defaultValue: typed(name), error: error(name) }),
    tick: (name) => ({ ...field(name), defaultChecked: typed(name) === 'on' }),
    radio: (name, value) => ({ ...field(name), value, defaultChecked: typed(name) === value }),
    error,
    errorKey,
    value: (name) => {
      const now = getValues(name) as string | boolean | null | undefined;
      if (now === undefined) return typed(name);
      return now === true ? 'on' : now || '';
    },
    check: (name) =>
      afterPress(() => {
        setRefused((before) => without(before, name));
        void trigger(name);
      }),
  };
  const onSubmit = handleSubmit(
    () => send(),
    () => {
      const result = schema().safeParse(getValues());
      setRefused({});
      setSummary(result.success ? {} : formErrors(result.error));
    },
  );
  const loadPhoneRules = () => {
    if (readPhone.current) return;
    import('@/lib/booking-rules/phone-number').then(
      (rulesOfPhones) => {
        readPhone.current = rulesOfPhones.readPhoneNumber;
      },
      () => {
        // Without the numbering plans the server checks the number.
      },
    );
  };
  return { kit, summary, loadPhoneRules, onSubmit };
}

/** A field that is being mended, or the group it is part of, is no longer refused. */
function without(errors: FormErrors, name: string): FormErrors {
  const kept = Object.entries(errors).filter(([path]) => path !== name && !name.startsWith(`${path}.`));
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept);
}
