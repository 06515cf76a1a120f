'use client';

import { useEffect, useRef } from 'react';
import { ApiProblem } from '@/lib/api/api-problem';
import { browserApi } from '@/lib/api/browser';
import type { InsuranceOffer } from '@/lib/contract/booking';
import type { NestedValues } from '../forms/form-values';
import { useLivePrice } from '../shell/live-price';
import { type LivePrice, livePriceOf } from '../shell/live-price-of';
import { type ExtrasRules, readExtras } from './extras-form-schema';

const CLICKING_PAUSE_MS = 300;

/**
 * Brings the total up to date while extras are chosen: each choice goes to the basket, and what the basket
 * then costs is shown. Without scripts the same happens when the form is sent.
 */
export function useLiveExtras(
  basketKey: string,
  rules: ExtrasRules,
  showInsurances: (offers: InsuranceOffer[]) => void,
): (fields: NestedValues) => void {
  const { market, price, show } = useLivePrice();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const update = async (fields: NestedValues) => {
    latest.current += 1;
    const turn = latest.current;
    const { insurance, ...luggage } = readExtras(fields, rules);
    const api = browserApi(market);
    try {
      const isAgreed = luggage.luggageSelection.length > 0 || luggage.baggageAcknowledged;
      let basket = isAgreed ? await api.selectLuggage({ key: basketKey, body: luggage }) : null;
      if (insurance) basket = await api.selectInsurance({ key: basketKey, body: { insurance } });
      const offers = await api.insurances({ key: basketKey });
      if (turn !== latest.current) return;
      const now = basket ? livePriceOf(basket.selection) : price;
      // Going without baggage is not the basket's until it is acknowledged; the total leaves it out already.
      show(isAgreed ? now : withoutBaggage(now));
      showInsurances(offers);
    } catch (error) {
      if (!(error instanceof ApiProblem) && !(error instanceof TypeError)) throw error;
      // The form still holds the choice; sending it gets the reason.
    }
  };

  return (fields) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void update(fields), CLICKING_PAUSE_MS);
  };
}

function withoutBaggage(price: LivePrice): LivePrice {
  const lines = price.lines.filter((line) => line.type !== 'Baggage');
  return { ...price, lines, total: lines.reduce((sum, line) => sum + line.amount, 0) };
}
