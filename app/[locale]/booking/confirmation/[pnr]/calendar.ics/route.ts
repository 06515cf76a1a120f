import { calendarFile } from '@/features/booking/outcome/calendar-file';
import { loadReservation } from '@/features/booking/outcome/load-result';
import { serverApi } from '@/lib/api/server';
import { marketOf } from '@/lib/markets';
import { translatorFor } from '@/lib/translator';

interface RouteContext {
  params: Promise<{ locale: string; pnr: string }>;
}

/** A booking's flights for the visitor's own calendar; open to whom the booking is open to. */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { locale, pnr } = await params;
  const market = marketOf(locale);
  const token = new URL(request.url).searchParams.get('token') ?? undefined;
  const reservation = await loadReservation(await serverApi(market), pnr, token);
  if (reservation === null) return new Response(null, { status: 404, headers: PRIVATE });
  const t = translatorFor(market, 'confirmation');
  const file = calendarFile(reservation, ({ origin, destination, carrier, number }) => ({
    summary: `${origin.name} – ${destination.name} (${number})`,
    description: `${carrier.name} ${number}. ${t('number')}: ${reservation.reservationNumber}`,
  }));
  return new Response(file, {
    headers: {
      ...PRIVATE,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${reservation.reservationNumber}.ics"`,
    },
  });
}

const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
