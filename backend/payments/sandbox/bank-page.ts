import { html, raw } from 'hono/html';
import { brandOf } from '@/lib/market-brand';
import { type MarketCode, markets } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import { type Translate, translatorFor } from '@/lib/translator';
import { paymentChoicesOf } from '../payment-types';
import { bankStyle } from './bank-style';
import type { Decision } from './decide-payment';
import type { SandboxPayment } from './sandbox-queries';

type Markup = ReturnType<typeof html>;

const USUAL: readonly Decision[] = ['pay', 'fail', 'cancel'];
const AWKWARD: readonly Decision[] = [
  'pay-late-push',
  'pay-double-push',
  'pay-missing-push',
  'pay-and-close',
  'close',
];

/** The addresses of the bank's pages. */
export const bankPaths = {
  pay: '/sandbox-bank/pay',
  decide: '/sandbox-bank/decide',
  closed: '/sandbox-bank/closed',
} as const;

function page(market: MarketCode, title: string, text: Translate, content: Markup): string {
  const mark = raw(
    '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><path fill="#ffd84d" d="M14 3 3 9v3h22V9zM5 14h3v8H5zm7 0h4v8h-4zm8 0h3v8h-3zM3 24h22v2H3z"/></svg>',
  );
  return html`<!doctype html>
<html lang="${markets[market].languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(bankStyle)}</style>
</head>
<body>
<header><p>${mark}${text('bank')}</p></header>
<aside class="practice" aria-label="${text('bank')}"><p>${text('warning')}</p></aside>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`.toString();
}

function buttons(decisions: readonly Decision[], text: Translate): Markup[] {
  return decisions.map(
    (decision) =>
      html`<button type="submit" name="decision" value="${decision}"${decision === 'pay' ? raw(' class="pay"') : ''}>${text(decision)}</button>`,
  );
}

function facts({ market, description, method, reference }: SandboxPayment, text: Translate): Markup {
  const methodName = paymentChoicesOf(market).find(({ code }) => code === method)?.text ?? method;
  return html`<dl>
<dt>${text('payee')}</dt><dd>${brandOf(market).name}</dd>
<dt>${text('description')}</dt><dd>${description}</dd>
<dt>${text('method')}</dt><dd>${methodName}</dd>
<dt>${text('reference')}</dt><dd>${reference}</dd>
</dl>`;
}

/** The counter: the amount, for what, and a button for every ending. */
export function counterPage(payment: SandboxPayment): string {
  const { market, amount, currency } = payment;
  const text = translatorFor(market, 'sandboxBank');
  const content = html`<p class="amount">${formatMoney(amount, currency, market)}</p>
${facts(payment, text)}
<form method="post" action="${bankPaths.decide}">
<input type="hidden" name="payment" value="${payment.id}">
<h2>${text('choose')}</h2>
<div class="buttons main">${buttons(USUAL, text)}</div>
<details>
<summary>${text('awkward')}</summary>
<div class="buttons">${buttons(AWKWARD, text)}</div>
</details>
</form>`;
  return page(market, text('title'), text, content);
}

/** For who comes back to a payment that is decided. */
export function decidedPage({ market, status, returnUrl }: SandboxPayment): string {
  const text = translatorFor(market, 'sandboxBank');
  const content = html`<p>${text('decided', { status })}</p>
<p><a class="back" href="${returnUrl}">${text('back')}</a></p>`;
  return page(market, text('decidedTitle'), text, content);
}

/** A closed window cannot show anything; this page stands for it. */
export function closedPage({ market, status, id }: SandboxPayment): string {
  const text = translatorFor(market, 'sandboxBank');
  const isOpen = status === 'open';
  const again = `${bankPaths.pay}?payment=${id}`;
  const content = html`<p>${text(isOpen ? 'closedOpen' : 'closedPaid')}</p>
${isOpen ? html`<p><a class="back" href="${again}">${text('again')}</a></p>` : ''}`;
  return page(market, text('closedTitle'), text, content);
}

export function unknownPage(market: MarketCode): string {
  const text = translatorFor(market, 'sandboxBank');
  return page(market, text('unknownTitle'), text, html`<p>${text('unknown')}</p>`);
}
