'use client';

import { useEffect, useRef } from 'react';
import { ApiProblem } from '@/lib/api/api-problem';
import { browserApi } from '@/lib/api/browser';
import type { InsuranceOffer } from '@/lib/contract/booking';
import type { NestedValues } from '../forms/form-values';
import { type InTurn, inTurn } from '../forms/in-turn';
import { useLivePrice } from '../shell/live-price';
import { type LivePrice, livePriceOf } from '../shell/live-price-of';
import { type ExtrasRules, readExtras } from './extras-form-schema';

const CHOOSE_EVERY_MS = 300;

export interface LiveExtras {
  /** These fields were chosen. */
  readonly update: (fields: NestedValues) => void;
  /** No more choices; resolves when the last one has arrived. */
  readonly settle: () => Promise<void>;
}

/**
 * Brings the total up to date while extras are chosen: each choice goes to the basket, and what the basket
 * then costs is shown. Without scripts the same happens when the form is sent.
 */
export function useLiveExtras(
  basketKey: string,
  rules: ExtrasRules,
  showInsurances: (offers: InsuranceOffer[]) => void,
): LiveExtras {
  const { market, price, show } = useLivePrice();
  const chosen = useRef<NestedValues>({});
  const turns = useRef<InTurn>(null);
  useEffect(() => () => void turns.current?.stop(), []);

  const choose = async () => {
    const { insurance, ...luggage } = readExtras(chosen.current, rules);
    const api = browserApi(market);
    try {
      const isAgreed = luggage.luggageSelection.length > 0 || luggage.baggageAcknowledged;
      let basket = isAgreed ? await api.selectLuggage({ key: basketKey, body: luggage }) : null;
      if (insurance) basket = await api.selectInsurance({ key: basketKey, body: { insurance } });
      const offers = await api.insurances({ key: basketKey });
      const now = basket ? livePriceOf(basket.selection) : price;
      // Going without baggage is not the basket's until it is acknowledged; the total leaves it out already.
      show(isAgreed ? now : withoutBaggage(now));
      showInsurances(offers);
    } catch (error) {
      if (!(error instanceof ApiProblem) && !(error instanceof TypeError)) throw error;
      // The form still holds the choice; sending it gets the reason.
    }
  };

  const update = (fields: NestedValues) => {
    chosen.current = fields;
    turns.current ??= inTurn(choose, CHOOSE_EVERY_MS);
    turns.current.soon();
  };
  const settle = async () => {
    await turns.current?.stop();
    // Back from the next page, choices go on.
    turns.current = null;
  };
  return { update, settle };
}

function withoutBaggage(price: LivePrice): LivePrice {
  const lines = price.lines.filter((line) => line.type !== 'Baggage');
  return { ...price, lines, total: lines.reduce((sum, line) => sum + line.amount, 0) };
}
