import { ApiProblem } from './api/api-problem';
import type { MarketCode } from './markets';
import { paths } from './paths';
import { safeRelativePath } from './routing/safe-relative-path';

/** What the 400 page is told: a reason it has a text for, where to go back to, which request it was. */
export interface BadRequestInfo {
  /** A problem's code (`invalid-airport`); the page shows a text of its own for it, never the URL's words. */
  readonly reason: string;
  readonly back: string | undefined;
  readonly correlationId: string | undefined;
}

const CORRELATION_ID = /^[\w.:-]{8,100}$/;

/** The address of the 400 page for a call that was refused; null for any other error. */
export function badRequestPath(error: unknown, market: MarketCode, back: string): string | null {
  if (!(error instanceof ApiProblem) || error.status !== 400) return null;
  const query = new URLSearchParams({ reason: error.code ?? 'unknown', back });
  if (error.correlationId) query.set('id', error.correlationId);
  return `${paths.badRequest(market)}?${query.toString()}`;
}

/** Reads the 400 page's address; what does not look right is left out. */
export function readBadRequest(
  query: Readonly<Record<string, string | string[] | undefined>>,
): BadRequestInfo {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const reason = /^[a-z-]{1,40}$/.test(text('reason')) ? text('reason') : 'unknown';
  const correlationId = CORRELATION_ID.test(text('id')) ? text('id') : undefined;
  return { reason, back: safeRelativePath(text('back')) ?? undefined, correlationId };
}
