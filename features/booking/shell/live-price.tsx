'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { PriceLines } from '@/components/price-lines';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import type { LivePrice } from './live-price-of';

interface Live {
  readonly market: MarketCode;
  readonly price: LivePrice;
  readonly show: (price: LivePrice) => void;
}

const Context = createContext<Live | null>(null);

/** Holds the total of a step: the page's own until a form on it learns a newer one. */
export function LivePriceProvider({
  market,
  initial,
  children,
}: {
  market: MarketCode;
  initial: LivePrice;
  children: ReactNode;
}) {
  const [price, show] = useState(initial);
  const live = useMemo(() => ({ market, price, show }), [market, price]);
  return <Context value={live}>{children}</Context>;
}

export function useLivePrice(): Live {
  const live = useContext(Context);
  if (!live) throw new Error('A live price is shown outside its provider');
  return live;
}

/** The total; `announced` says it aloud when it changes. */
export function LiveTotal({ announced = false }: { announced?: boolean }) {
  const { price, market } = useLivePrice();
  const text = formatMoney(price.total, price.currency, market);
  return announced ? <span role="status">{text}</span> : <span>{text}</span>;
}

export function LivePriceLines({ caption, totalText }: { caption: string; totalText: string }) {
  const { price, market } = useLivePrice();
  return (
    <PriceLines
      caption={caption}
      captionHidden
      lines={price.lines}
      total={{ text: totalText, amount: price.total }}
      currency={price.currency}
      market={market}
    />
  );
}
