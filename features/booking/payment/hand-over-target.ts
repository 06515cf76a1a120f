import type { PaymentResponse } from '@/lib/contract/booking';

export const HAND_OVER_FORM = 'hand-over';

/** The form that carries a visitor to the payment page. */
export interface HandOverTarget {
  readonly method: 'get' | 'post';
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/**
 * `page` is the payment page's address from the server's configuration. With form fields the hand-over is a
 * POST to it with the query; without, it is a GET, whose form must carry the query as fields (decision 33).
 */
export function handOverTarget(page: string, { formData, queryString }: PaymentResponse): HandOverTarget {
  const query = Object.entries(queryString);
  const fields = Object.entries(formData);
  if (fields.length === 0) return { method: 'get', action: page, fields: query };
  const search = new URLSearchParams(queryString).toString();
  const separator = page.includes('?') ? '&' : '?';
  return { method: 'post', action: search ? `${page}${separator}${search}` : page, fields };
}
