import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { type MarketCode, markets } from '@/lib/markets';
import { messagesOf } from '@/lib/message-catalogue';

/** A market's own texts around a component, as its pages give them. */
export function WithTexts({ market, children }: { market: MarketCode; children: ReactNode }) {
  return (
    <NextIntlClientProvider
      locale={markets[market].languageTag}
      messages={messagesOf(market)}
      timeZone="UTC"
      onError={(error) => {
        throw error;
      }}
    >
      {children}
    </NextIntlClientProvider>
  );
}
