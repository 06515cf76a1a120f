import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PaymentForm } from '@/features/booking/payment/payment-form';
import { beforeSurcharge, withPayment } from '@/features/booking/payment/payment-totals';
import { Review } from '@/features/booking/payment/review';
import { BasketStep } from '@/features/booking/shell/basket-step';
import { changeFaresPath } from '@/features/booking/shell/booking-steps';
import { livePriceOf } from '@/features/booking/shell/live-price-of';
import { openStep, type StepPageProps } from '@/features/booking/shell/open-step';
import { partyOf, tripLegs } from '@/features/booking/shell/step-view';
import { marketOf } from '@/lib/markets';
import { paths } from '@/lib/paths';

export async function generateMetadata({ params }: StepPageProps): Promise<Metadata> {
  setRequestLocale(marketOf((await params).locale));
  const t = await getTranslations('payment');
  return { title: t('title'), robots: { index: false } };
}

export default async function PaymentPage(props: StepPageProps) {
  const opened = await openStep(props, 'payment');
  if ('instead' in opened) return opened.instead;
  const { market, api, basket, draft, notice, formKey } = opened;

  const { key } = basket;
  const t = await getTranslations('payment');
  const [types, offers, countries] = await Promise.all([
    api.paymentTypes({ key }),
    api.luggages({ key }),
    api.customerCountries(),
  ]);
  const base = beforeSurcharge(livePriceOf(basket.selection));
  const chosen = types.find(({ id }) => String(id) === draft?.values.paymentId);
  return (
    <BasketStep
      market={market}
      basket={basket}
      step="payment"
      title={t('title')}
      intro={t('intro')}
      notice={notice}
      submitText={t('order.button')}
      formKey={formKey}
      price={chosen ? withPayment(base, chosen, t('surchargeLine', { name: chosen.text })) : base}
      namespaces={['payment']}
    >
      <Review
        market={market}
        legs={tripLegs(basket)}
        basket={basket}
        offers={offers}
        countries={countries}
        links={{
          flights: changeFaresPath(market, basket, partyOf(basket).child),
          passengers: paths.bookPay(market, key),
          extras: paths.extra(market, key),
        }}
      />
      <PaymentForm
        market={market}
        basketKey={key}
        formKey={formKey}
        types={types}
        base={base}
        values={draft?.values ?? {}}
        errors={draft?.errors ?? {}}
        blocked={basket.priceChange !== null || basket.selection.errorMessage !== null}
      />
    </BasketStep>
  );
}
