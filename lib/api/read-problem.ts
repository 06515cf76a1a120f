import type { Problem } from '../contract/common';

/** Specification §8, for any status nobody expected. */
export const UNEXPECTED = 'An unexpected server error occurred.';

/** The problem record in an answer's body, or null where the body is something else. */
export function problemOf(body: unknown, status: number): Problem | null {
  if (typeof body !== 'object' || body === null || !('title' in body)) return null;
  if (typeof body.title !== 'string') return null;
  return { type: 'about:blank', ...body, title: body.title, status };
}
