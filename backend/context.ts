import { HEADER } from '@/lib/api/request-headers';
import { Currency } from '@/lib/contract/common';
import { type Language, type MarketCode, marketOf, markets } from '@/lib/markets';
import type { Clock } from './clock';
import type { Database } from './db/database';
import type { Logger } from './logger';
import type { Mailer } from './mail/mailer';
import type { PaymentProvider } from './payments/payment-provider';

/** What every verb may use; one per process, one per test. */
export interface Context {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly payments: PaymentProvider;
  readonly mailer: Mailer;
  readonly settings: Settings;
}

export interface Settings {
  /** Check every answer against the contract: in development and tests. */
  readonly checkResponses: boolean;
  /** Where visitors reach the shop, for links in mails and the way back from the payment page. */
  readonly publicOrigin: string;
}

/** Who asks, and how the answer should read: the headers of specification §7 General. */
export interface RequestInfo {
  readonly market: MarketCode;
  readonly language: Language;
  readonly currency: Currency;
  /** The Agent header: a hint of what to show, never a right. */
  readonly agent: string;
  /** The bearer token; empty when nobody is signed in. */
  readonly token: string;
  readonly sessionId: string;
  readonly idempotencyKey: string | null;
  readonly correlationId: string;
  readonly clientAddress: string;
}

const CORRELATION_ID = /^[\w.:-]{8,100}$/;

export function requestInfoOf(headers: Headers): RequestInfo {
  const market = marketOf(headers.get(HEADER.language)?.toLowerCase());
  const currency = Currency.safeParse(headers.get(HEADER.currency));
  const correlationId = headers.get(HEADER.correlationId) ?? '';
  return {
    market,
    language: markets[market].language,
    currency: currency.success ? currency.data : 'EUR',
    agent: headers.get(HEADER.agent) ?? '',
    token: headers.get(HEADER.authorization)?.replace(/^Bearer\s+/i, '') ?? '',
    sessionId: headers.get(HEADER.session) ?? '',
    idempotencyKey: headers.get(HEADER.idempotencyKey),
    correlationId: CORRELATION_ID.test(correlationId) ? correlationId : crypto.randomUUID(),
    clientAddress: headers.get(HEADER.clientAddress) ?? '',
  };
}
