import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { type FormValues, readFormValues, UnreadableForm } from '@/features/booking/forms/form-values';
import { loadBasket } from '@/features/booking/shell/load-basket';
import type { StepPost } from '@/features/booking/submit/step-post';
import { submitAcceptPrice } from '@/features/booking/submit/submit-accept-price';
import { submitExtras } from '@/features/booking/submit/submit-extras';
import { submitPayment } from '@/features/booking/submit/submit-payment';
import { submitStart } from '@/features/booking/submit/submit-start';
import { submitTravellers } from '@/features/booking/submit/submit-travellers';
import { backendTransport } from '@/lib/api/backend-transport';
import { currentCaller } from '@/lib/api/caller';
import { createApi } from '@/lib/api/create-api';
import { readResponse } from '@/lib/api/read-response';
import type { Caller } from '@/lib/api/request-headers';
import { COOKIE, sessionCookie } from '@/lib/cookies';
import { env } from '@/lib/env';
import { type MarketCode, marketOf } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { isSameOrigin, requestOrigin } from '@/lib/routing/same-origin';

interface RouteContext {
  params: Promise<{ locale: string; step: string }>;
}

/** Every form of a booking posts here; the answer is always a 303 to a page that can be reloaded. */
export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  const { locale, step } = await params;
  const market = marketOf(locale);
  if (!isSameOrigin(request, env().PUBLIC_ORIGIN)) return new Response(null, { status: 403 });
  let values: FormValues;
  try {
    values = await readFormValues(request);
  } catch (error) {
    if (error instanceof UnreadableForm) return new Response(null, { status: 413 });
    throw error;
  }

  const caller = await currentCaller(market);
  const location =
    step === 'start'
      ? await start(request, market, caller, values)
      : await change(request, step, postOf(market, caller, values));
  if (location === null) return new Response(null, { status: 404 });
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** A form belongs to POST; whoever opens its address gets back to the shop. */
export async function GET(_: Request, { params }: RouteContext): Promise<Response> {
  const location = paths.home(marketOf((await params).locale));
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

function postOf(market: MarketCode, caller: Caller, values: FormValues): StepPost {
  return { api: createApi(backendTransport(caller), readResponse), market, values };
}

/** The first step: the visitor gets the session that the basket will belong to. */
async function start(request: Request, market: MarketCode, caller: Caller, values: FormValues) {
  const jar = await cookies();
  const sessionId = caller.sessionId ?? randomBytes(16).toString('base64url');
  const secure = requestOrigin(request, env().PUBLIC_ORIGIN).startsWith('https:');
  jar.set(COOKIE.session, sessionId, sessionCookie(secure));

  const post = postOf(market, { ...caller, sessionId }, values);
  const previous = await loadBasket(post.api, jar.get(COOKIE.basket)?.value);
  const { location, basket } = await submitStart(post, previous);
  if (basket) jar.set(COOKIE.basket, basket, sessionCookie(secure));
  return location;
}

/** A later step; null for one that does not exist. */
async function change(request: Request, step: string, post: StepPost): Promise<string | null> {
  const basket = await loadBasket(post.api, post.values.basket);
  // The page of a basket that is not this visitor's says so.
  if (basket === null) return paths.bookPay(post.market, '');
  switch (step) {
    case 'travellers':
      return submitTravellers(post, basket);
    case 'extras':
      return submitExtras(post, basket);
    case 'accept-price':
      return submitAcceptPrice(post, basket.key);
    case 'payment':
      return submitPayment(post, basket.key, {
        origin: requestOrigin(request, env().PUBLIC_ORIGIN),
        clientAddress: (await currentCaller(post.market)).clientAddress ?? '',
      });
    default:
      return null;
  }
}
