import 'server-only';
import { randomUUID } from 'node:crypto';
import { redirect } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactElement } from 'react';
import type { Api } from '@/lib/api/create-api';
import { serverApi } from '@/lib/api/server';
import type { Basket, StepDraft } from '@/lib/contract/booking';
import { type MarketCode, marketOf } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { type Notice, readNotice } from '../submit/notices';
import { BasketMissing } from './basket-missing';
import { redirectFrom } from './booking-steps';
import { draftOf, loadBasket } from './load-basket';

export interface StepPageProps {
  readonly params: Promise<{ locale: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What every page of a step on a basket begins with. */
export interface OpenStep {
  readonly market: MarketCode;
  readonly api: Api;
  readonly basket: Basket;
  /** What was typed here before and not taken. */
  readonly draft: StepDraft | undefined;
  readonly notice: Notice | null;
  /** For the form of this page: makes it count once. */
  readonly formKey: string;
}

const draftSteps = { passengers: 'travellers', extras: 'extras', payment: 'payment' } as const;

/**
 * Opens the basket that a step's URL names. Gives a page to show `instead` where there is none, or none any
 * more; sends the visitor on where the basket stands at another step.
 */
export async function openStep(
  { params, searchParams }: StepPageProps,
  step: keyof typeof draftSteps,
): Promise<OpenStep | { readonly instead: ReactElement }> {
  const market = marketOf((await params).locale);
  setRequestLocale(market);
  const fields = await searchParams;
  const api = await serverApi(market);
  const basket = await loadBasket(api, fields.basket);
  const home = paths.home(market);
  if (basket === null) return { instead: <BasketMissing reason="missing" href={home} /> };
  if (basket.status === 'expired') return { instead: <BasketMissing reason="expired" href={home} /> };
  const elsewhere = redirectFrom(market, basket, step);
  if (elsewhere) redirect(elsewhere);
  return {
    market,
    api,
    basket,
    draft: draftOf(basket, draftSteps[step]),
    notice: readNotice(fields.notice),
    formKey: randomUUID(),
  };
}
