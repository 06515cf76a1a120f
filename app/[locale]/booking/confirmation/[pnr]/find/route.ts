import { cookies } from 'next/headers';
import { type FormValues, readFormValues, UnreadableForm } from '@/features/booking/forms/form-values';
import { findReservation } from '@/features/booking/outcome/find-booking';
import { FIND_COOKIE, FIND_COOKIE_SECONDS, writeFindAttempt } from '@/features/booking/outcome/find-values';
import { backendTransport } from '@/lib/api/backend-transport';
import { currentCaller } from '@/lib/api/caller';
import { createApi } from '@/lib/api/create-api';
import { readResponse } from '@/lib/api/read-response';
import { env } from '@/lib/env';
import { marketOf } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { isSameOrigin, requestOrigin } from '@/lib/routing/same-origin';

interface RouteContext {
  params: Promise<{ locale: string; pnr: string }>;
}

/** Finds a booking for who has not got its link at hand; what was typed comes back with the reason. */
export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  const { locale, pnr } = await params;
  const market = marketOf(locale);
  if (!isSameOrigin(request, env().PUBLIC_ORIGIN)) return new Response(null, { status: 403 });
  let values: FormValues;
  try {
    values = await readFormValues(request);
  } catch (error) {
    if (error instanceof UnreadableForm) return new Response(null, { status: 413 });
    throw error;
  }

  const api = createApi(backendTransport(await currentCaller(market)), readResponse);
  const found = await findReservation(api, values);
  const jar = await cookies();
  const path = paths.confirmation(market, '').split('?')[0] ?? '/';
  if ('token' in found) {
    jar.delete({ name: FIND_COOKIE, path });
    return seeOther(paths.reservation(market, found.pnr, found.token));
  }
  jar.set(FIND_COOKIE, writeFindAttempt(found), {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: requestOrigin(request, env().PUBLIC_ORIGIN).startsWith('https:'),
    maxAge: FIND_COOKIE_SECONDS,
  });
  return seeOther(`${paths.reservation(market, pnr)}#notice`);
}

/** A form belongs to POST; whoever opens its address gets the form. */
export async function GET(_: Request, { params }: RouteContext): Promise<Response> {
  const { locale, pnr } = await params;
  return seeOther(paths.reservation(marketOf(locale), pnr));
}

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
