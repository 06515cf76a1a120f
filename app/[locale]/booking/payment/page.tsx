import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PaymentForm } from '@/features/booking/payment/payment-form';
import { beforeSurcharge, withPayment } from '@/features/booking/payment/payment-totals';
import { Review } from '@/features/booking/payment/review';
import { BasketMissing } from '@/features/booking/shell/basket-missing';
import { BasketStep } from '@/features/booking/shell/basket-step';
import { changeFaresPath, redirectFrom } from '@/features/booking/shell/booking-steps';
import { livePriceOf } from '@/features/booking/shell/live-price-of';
import { draftOf, loadBasket } from '@/features/booking/shell/load-basket';
import { partyOf, tripLegs } from '@/features/booking/shell/step-view';
import { readNotice } from '@/features/booking/submit/notices';
import { serverApi } from '@/lib/api/server';
import { marketOf } from '@/lib/markets';
import { paths } from '@/lib/paths';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  setRequestLocale(marketOf((await params).locale));
  const t = await getTranslations('payment');
  return { title: t('title'), robots: { index: false } };
}

export default async function PaymentPage({ params, searchParams }: PageProps) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  const fields = await searchParams;
  const api = await serverApi(market);
  const basket = await loadBasket(api, fields.basket);
  if (basket === null) return <BasketMissing reason="missing" href={paths.home(market)} />;
  if (basket.status === 'expired') return <BasketMissing reason="expired" href={paths.home(market)} />;
  const elsewhere = redirectFrom(market, basket, 'payment');
  if (elsewhere) redirect(elsewhere);

  const { key } = basket;
  const t = await getTranslations('payment');
  const [types, offers, countries] = await Promise.all([
    api.paymentTypes({ key }),
    api.luggages({ key }),
    api.customerCountries(),
  ]);
  const draft = draftOf(basket, 'payment');
  const formKey = randomUUID();
  const base = beforeSurcharge(livePriceOf(basket.selection));
  const chosen = types.find(({ id }) => String(id) === draft?.values.paymentId);
  return (
    <BasketStep
      market={market}
      basket={basket}
      step="payment"
      title={t('title')}
      intro={t('intro')}
      notice={readNotice(fields.notice)}
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
