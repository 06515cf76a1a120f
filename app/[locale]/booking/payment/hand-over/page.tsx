import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { HandOver } from '@/features/booking/payment/hand-over';
import { readHandOver } from '@/features/booking/payment/hand-over-draft';
import { handOverTarget } from '@/features/booking/payment/hand-over-target';
import { BasketMissing } from '@/features/booking/shell/basket-missing';
import { flowPath } from '@/features/booking/shell/booking-steps';
import { loadBasket } from '@/features/booking/shell/load-basket';
import { ApiProblem } from '@/lib/api/api-problem';
import type { Api } from '@/lib/api/create-api';
import { serverApi } from '@/lib/api/server';
import type { PaymentRequest, PaymentResponse } from '@/lib/contract/booking';
import { env } from '@/lib/env';
import { type MarketCode, marketOf } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { clientAddressOf } from '@/lib/routing/client-address';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Where the development bank of the shop itself stands. */
const SANDBOX_BANK = '/sandbox-bank/pay';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  setRequestLocale(marketOf((await params).locale));
  const t = await getTranslations('payment.handOver');
  return { title: t('title'), robots: { index: false } };
}

export default async function HandOverPage({ params, searchParams }: PageProps) {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  const api = await serverApi(market);
  const basket = await loadBasket(api, (await searchParams).basket);
  if (basket === null) return <BasketMissing reason="missing" href={paths.home(market)} />;
  const paymentId = readHandOver(basket);
  if (paymentId === null || basket.status !== 'paying') redirect(flowPath(market, basket));

  // The same call as the order made: while that payment is open it gives the same hand-over.
  const payment = await payOnce(api, basket.key, await paymentRequest(market, basket.key, paymentId));
  if (payment === null) redirect(paths.confirmation(market, basket.key));
  const { totalPrice, currency } = basket.selection;
  return (
    <HandOver
      target={handOverTarget(env().PAYMENT_PAGE_URL ?? SANDBOX_BANK, payment)}
      amount={formatMoney(totalPrice, currency, market)}
    />
  );
}

async function paymentRequest(
  market: MarketCode,
  basket: string,
  paymentId: number,
): Promise<PaymentRequest> {
  const incoming = await headers();
  const origin = env().PUBLIC_ORIGIN ?? `http://${incoming.get('host') ?? 'localhost'}`;
  const callbackUrl = new URL(paths.confirmation(market, basket), origin).href;
  return { paymentId, callbackUrl, clientIPAddress: clientAddressOf(incoming, env().TRUSTED_PROXIES) };
}

/** Null when the payment is over, or cannot be opened: the outcome page says which. */
async function payOnce(api: Api, key: string, body: PaymentRequest): Promise<PaymentResponse | null> {
  try {
    return await api.processPayment({ key, body });
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 409 || error.status === 503)) return null;
    throw error;
  }
}
