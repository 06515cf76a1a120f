/** Cookies that the shop sets; each is httpOnly and SameSite=Lax. */
export const COOKIE = {
  /** Who opened a basket: 128 random bits. */
  session: 'sirocco_session',
  /** The basket last opened: `flow` leads back to it, and other flights take its travellers along. */
  basket: 'sirocco_basket',
  /** The market last chosen, and its currency (specification §4 Session). */
  market: 'market',
  currency: 'currency',
} as const;

const SESSION_ID = /^[A-Za-z0-9_-]{22,64}$/;

/** The session that a cookie names; undefined for what is none, so that the visitor gets a new one. */
export function readSessionId(cookie: string | undefined): string | undefined {
  return cookie !== undefined && SESSION_ID.test(cookie) ? cookie : undefined;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Attributes of the market cookies: 365 days, path / (§9). */
export const marketCookie = { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true } as const;

/** Attributes of the session cookie; `Secure` outside a plain-http localhost. */
export function sessionCookie(secure: boolean) {
  return { path: '/', sameSite: 'lax', httpOnly: true, secure, maxAge: 30 * 24 * 60 * 60 } as const;
}
