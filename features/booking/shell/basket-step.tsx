import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/alert';
import { ClientMessages } from '@/components/client-messages';
import { LinkButton } from '@/components/link-button';
import type { Basket } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import type { Notice } from '../submit/notices';
import { BookingPage } from './booking-page';
import { type BookingStep, stepLinks } from './booking-steps';
import { BookingSummary } from './booking-summary';
import { otherFlightsPath } from './flight-facts';
import { LivePriceProvider } from './live-price';
import { type LivePrice, livePriceOf } from './live-price-of';
import { PriceChangeConsent } from './price-change-consent';
import { StepNotice } from './step-notice';
import { partyOf, tripLegs } from './step-view';

export interface BasketStepProps {
  market: MarketCode;
  basket: Basket;
  step: Exclude<BookingStep, 'flights' | 'confirmation'>;
  title: string;
  intro?: ReactNode;
  notice: Notice | null;
  submitText: string;
  formKey: string;
  /** The price where the step knows it better than the basket. */
  price?: LivePrice;
  /** Texts that client components of the step need. */
  namespaces: string[];
  children: ReactNode;
}

/** A step on an open basket: the frame, what went wrong before, a new price to agree to, then the step. */
export function BasketStep(props: BasketStepProps) {
  const { market, basket, step, title, intro, notice, submitText, formKey, namespaces, children } = props;
  const party = partyOf(basket);
  const otherFlights = otherFlightsPath(market, basket.selection.flights, {
    passengers: basket.passengers,
    children: party.child,
    infants: basket.infants,
  });
  // Extras can be chosen at the old price; it is asked about before the form with names, and before payment.
  const { errorMessage } = basket.selection;
  const asksConsent = basket.priceChange !== null && step !== 'extras' && errorMessage === null;
  const mayOrder = errorMessage === null || step !== 'payment';
  return (
    <ClientMessages namespaces={['bookingSteps', ...namespaces]}>
      <LivePriceProvider market={market} initial={props.price ?? livePriceOf(basket.selection)}>
        <BookingPage
          step={step}
          links={stepLinks(market, basket.key, otherFlights)}
          title={title}
          intro={intro}
          notice={
            <>
              {errorMessage === null ? (
                <StepNotice notice={notice} otherFlights={otherFlights} />
              ) : (
                <CannotBeSold reason={errorMessage} otherFlights={otherFlights} />
              )}
              {asksConsent && basket.priceChange && (
                <PriceChangeConsent
                  market={market}
                  basketKey={basket.key}
                  change={basket.priceChange}
                  step={step === 'payment' ? 'payment' : 'travellers'}
                  otherFlights={otherFlights}
                  formKey={formKey}
                />
              )}
            </>
          }
          summary={
            <BookingSummary
              market={market}
              legs={tripLegs(basket)}
              party={party}
              notices={basket.selection.notices}
            />
          }
          submitText={asksConsent || !mayOrder ? undefined : submitText}
        >
          {children}
        </BookingPage>
      </LivePriceProvider>
    </ClientMessages>
  );
}

/** Nothing typed is lost: other flights take it along. */
function CannotBeSold({ reason, otherFlights }: { reason: string; otherFlights: string }) {
  const t = useTranslations('bookingSteps.notices');
  return (
    <Alert
      kind="error"
      title={reason}
      action={
        <LinkButton variant="primary" href={otherFlights}>
          {t('otherFlights')}
        </LinkButton>
      }
    >
      {t('sold-out.text')}
    </Alert>
  );
}
