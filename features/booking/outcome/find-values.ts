import { z } from 'zod';

/** What was typed to find a booking, and why it was not found; kept for one answer in a cookie. */
const FindAttempt = z.object({
  pnr: z.string().max(12),
  surname: z.string().max(60),
  email: z.string().max(120),
  reason: z.enum(['incomplete', 'not-found', 'too-many']),
});
export type FindAttempt = z.infer<typeof FindAttempt>;

export const FIND_COOKIE = 'sirocco_find';
/** Long enough for the redirect that follows. */
export const FIND_COOKIE_SECONDS = 120;

export const writeFindAttempt = (attempt: FindAttempt): string =>
  Buffer.from(JSON.stringify(attempt)).toString('base64url');

/** Null for no cookie, and for one that is none of ours. */
export function readFindAttempt(cookie: string | undefined): FindAttempt | null {
  if (!cookie) return null;
  try {
    const parsed = FindAttempt.safeParse(JSON.parse(Buffer.from(cookie, 'base64url').toString()));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
