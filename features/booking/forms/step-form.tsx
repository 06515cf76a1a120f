'use client';

import { useTranslations } from 'next-intl';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '@/components/button';
import { ErrorSummary } from '@/components/error-summary';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import pageStyles from '../shell/booking-page.module.scss';
import { STEP_FORM } from '../shell/step-form-id';
import type { StepFormHandle } from './use-step-form';

export interface StepFormProps {
  market: MarketCode;
  step: 'travellers' | 'extras' | 'payment';
  basketKey: string;
  /** Makes a form that is sent twice count once. */
  formKey: string;
  handle: StepFormHandle;
  /** What is wrong, each with the field that it is about; empty when nothing is. */
  problems: readonly { fieldId: string; message: string }[];
  onSubmit: FormEventHandler<HTMLFormElement>;
  onChange?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The form of a booking step: a plain form that posts, with the summary of its errors at the top. */
export function StepForm(props: StepFormProps) {
  const { market, step, basketKey, formKey, handle, problems, onSubmit, onChange, children } = props;
  const t = useTranslations('bookingSteps.form');
  return (
    <form
      ref={handle.form}
      id={STEP_FORM}
      method="post"
      action={paths.bookingStep(market, step)}
      noValidate
      onSubmit={onSubmit}
      onChange={onChange}
      className={pageStyles.form}
    >
      <input type="hidden" name="basket" value={basketKey} />
      <input type="hidden" name="key" value={formKey} />
      <div id="errors" className={pageStyles.errors}>
        <ErrorSummary title={t('errorTitle')} problems={problems} />
      </div>
      {children}
    </form>
  );
}

/** The button below a step's form, which goes on to the next step. */
export function StepSubmit({ handle, text }: { handle: StepFormHandle; text: string }) {
  const t = useTranslations('bookingSteps.form');
  return (
    <div className={pageStyles.submit}>
      <Button
        variant="primary"
        size="l"
        iconAfter="arrow-right"
        loading={handle.sending}
        loadingLabel={t('sending')}
      >
        {text}
      </Button>
    </div>
  );
}
