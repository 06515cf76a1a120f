import { html } from 'hono/html';
import type { PriceLine } from '@/lib/contract/booking';
import type { Flight } from '@/lib/contract/flights';
import { formatDate } from '@/lib/dates';
import { brandOf } from '@/lib/market-brand';
import { type MarketCode, markets } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { type Translate, translatorFor } from '@/lib/translator';
import type { Mail } from '../mail/mailer';
import type { BookingRow } from './booking-queries';
import { nextSteps } from './confirmation-detail';

interface Parts {
  market: MarketCode;
  text: Translate;
  title: string;
  greeting: string;
  link: string;
  flights: string[];
  travellers: string[];
  prices: [text: string, amount: string][];
  total: string;
  paragraphs: string[];
  closing: string;
}

function flightText(flight: Flight, market: MarketCode): string {
  const days = formatDate(flight.departure.slice(0, 10), market, 'long');
  const from = `${flight.departureStr} ${flight.origin.name} (${flight.origin.code})`;
  const to = `${flight.arrivalStr} ${flight.destination.name} (${flight.destination.code})`;
  return `${days}: ${from} – ${to}, ${flight.carrier.name} ${flight.number}`;
}

function partsOf({ reservation, market }: BookingRow, link: string): Parts {
  const text = translatorFor(market, 'mail');
  const money = (amount: number) => formatMoney(amount, reservation.currency, market);
  const brand = brandOf(market);
  const { contact, travellers, reservationNumber: pnr, clientNumber, notices } = reservation;
  const content = nextSteps(reservation, translatorFor(market, 'reservation'));
  return {
    market,
    text,
    title: text('subject', { pnr, brand: brand.name }),
    greeting: text('greeting', { name: contact.name, surname: contact.surname, pnr, clientNumber }),
    link,
    flights: reservation.flights.map((flight) => flightText(flight, market)),
    travellers: travellers.map(({ name, surname }) => `${name} ${surname}`),
    prices: reservation.prices.map((line: PriceLine) => [line.text, money(line.amount)]),
    total: money(reservation.totalAmount),
    paragraphs: [...notices.map((notice) => notice.text), ...content],
    closing: text('closing', { brand: brand.name, phone: brand.phone.text }),
  };
}

function asText({
  text,
  greeting,
  link,
  flights,
  travellers,
  prices,
  total,
  paragraphs,
  closing,
}: Parts): string {
  return [
    greeting,
    `${text('link')}\n${link}`,
    `${text('flights')}\n${flights.join('\n')}`,
    `${text('travellers')}\n${travellers.join('\n')}`,
    [
      text('prices'),
      ...prices.map(([name, amount]) => `${name}: ${amount}`),
      `${text('total')}: ${total}`,
    ].join('\n'),
    ...paragraphs,
    closing,
  ].join('\n\n');
}

const CELL = 'padding:4px 0;border-bottom:1px solid #e7dccb;vertical-align:top';
const HEADING = 'font-size:17px;margin:28px 0 8px';

// Mail programs read neither style sheets nor custom properties: the look is written out, in the shop's colours.
function asHtml(parts: Parts): string {
  const { market, text, title, greeting, link, flights, travellers, prices, total, paragraphs, closing } =
    parts;
  const heading = (key: string) => html`<h2 style="${HEADING}">${text(key)}</h2>`;
  const list = (entries: string[]) => entries.map((entry) => html`<p style="margin:0 0 6px">${entry}</p>`);
  const page = html`<!doctype html>
<html lang="${markets[market].languageTag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#fcf8f1;color:#1e1814;font:16px/1.5 'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px">
<div style="background:#ffffff;border:1px solid #e7dccb;border-radius:12px;padding:28px">
<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${title}</h1>
<p>${greeting}</p>
<p style="margin:24px 0"><a href="${link}" style="background:#cc1f2d;color:#ffffff;border-radius:8px;padding:12px 20px;text-decoration:none;font-weight:600;display:inline-block">${text('link')}</a></p>
${heading('flights')}${list(flights)}
${heading('travellers')}${list(travellers)}
${heading('prices')}
<table role="presentation" width="100%" cellspacing="0" cellpadding="0">
${prices.map(([name, amount]) => html`<tr><td style="${CELL}">${name}</td><td align="right" style="${CELL};white-space:nowrap;padding-left:16px">${amount}</td></tr>`)}
<tr><td style="padding:10px 0;font-weight:700">${text('total')}</td><td align="right" style="padding:10px 0;font-weight:700;white-space:nowrap">${total}</td></tr>
</table>
${paragraphs.map((paragraph) => html`<p style="margin:12px 0">${paragraph}</p>`)}
<p style="margin:24px 0 0;color:#4f453c">${closing}</p>
</div></div></body></html>`;
  return page.toString();
}

/** The confirmation in the market's language, with the link that opens the booking. */
export function confirmationMail(booking: BookingRow, token: string, publicOrigin: string): Mail {
  const link = new URL(paths.reservation(booking.market, booking.pnr, token), publicOrigin).href;
  const parts = partsOf(booking, link);
  return {
    recipient: booking.reservation.contact.email,
    subject: parts.title,
    html: asHtml(parts),
    text: asText(parts),
  };
}
