import { ApiProblem } from '@/lib/api/api-problem';

/** What a page says above its form after a refused step; part of the URL, so that a reload says it again. */
export const notices = [
  'sold-out',
  'price-changed',
  'hold-expired',
  'payment-open',
  'payment-unavailable',
  'basket-incomplete',
  'conflict',
  'check',
] as const;
export type Notice = (typeof notices)[number];

export function readNotice(value: string | readonly string[] | undefined): Notice | null {
  return notices.find((notice) => notice === value) ?? null;
}

/** The notice of a refusal. Throws every other error: it is not this step's to explain. */
export function noticeOf(error: unknown): Notice {
  if (!(error instanceof ApiProblem)) throw error;
  const named = notices.find((notice) => notice === error.code);
  if (named) return named;
  if (error.status === 409) return 'conflict';
  if (error.status === 400 || error.status === 422) return 'check';
  throw error;
}

/** A step's page with a notice; `#notice` brings it into view without scripts. */
export const withNotice = (path: string, notice: Notice): string =>
  `${path}${path.includes('?') ? '&' : '?'}notice=${notice}#notice`;
