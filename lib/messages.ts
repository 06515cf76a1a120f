import { getRequestConfig } from 'next-intl/server';
import { marketOf, markets } from './markets';
import { messagesOf } from './message-catalogue';

/** next-intl's request configuration: the `[locale]` segment is a market code, `Intl` gets its language tag. */
export default getRequestConfig(async ({ requestLocale }) => {
  const market = marketOf(await requestLocale);
  return {
    locale: markets[market].languageTag,
    messages: messagesOf(market),
    // Calendar dates and airport times carry their own zone; nothing is formatted by this one.
    timeZone: 'UTC',
    onError: (error) => {
      throw error;
    },
  };
});
