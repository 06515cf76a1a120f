import { createTranslator } from 'use-intl/core';
import { type MarketCode, markets } from './markets';
import { messagesOf } from './message-catalogue';

export type Translate = (key: string, values?: Record<string, string | number | Date>) => string;

/** The texts of one namespace in a market's language, for code outside React (the backend, mails). */
export function translatorFor(market: MarketCode, namespace: string): Translate {
  return createTranslator({
    locale: markets[market].languageTag,
    messages: messagesOf(market),
    namespace,
    onError: (error) => {
      throw error;
    },
  }) as Translate;
}
