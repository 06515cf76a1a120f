import { render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { translatorFor } from '@/lib/translator';
import { serveBackend } from '@/tests/setup/msw-backend';
import { WithTexts } from '../testing/with-texts';
import { Outcome, type OutcomeKind, outcomeKind } from './outcome';

const t = translatorFor('en', 'confirmation.outcome');
const { server } = serveBackend();
const basketKey = 'A'.repeat(22);

const show = (kind: OutcomeKind) =>
  render(
    <WithTexts market="en">
      <Outcome market="en" basketKey={basketKey} kind={kind} message={null} />
    </WithTexts>,
  );
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('an order that is no booking', () => {
  it.each([
    ['paying', 'processing'],
    ['failed', 'failed'],
    ['refunding', 'refunding'],
    ['refunded', 'refunded'],
    ['booked', null],
    ['open', null],
  ] as const)('and is %s is told as %s', (status, kind) => {
    expect(outcomeKind({ status })).toBe(kind);
  });

  it('because payment failed can be paid again', () => {
    show('failed');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('failed.title'));
    expect(screen.getByRole('link', { name: t('failed.again') })).toHaveAttribute(
      'href',
      `/en/booking/payment?basket=${basketKey}`,
    );
  });

  it.each(['refunding', 'refunded'] as const)('and is %s offers no second payment', (kind) => {
    server.use(http.get('*/api/*', () => HttpResponse.json({ status: kind })));
    show(kind);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t(`${kind}.title`));
    expect(links()).not.toContain(t('failed.again'));
    expect(links()).not.toContain(t('processing.goOn'));
  });

  it('while it is being paid asks how it stands, without the visitor doing anything', async () => {
    let asked = 0;
    server.use(
      http.get('*/api/booking/basket/*/booking-result', () => {
        asked += 1;
        return HttpResponse.json({ status: 'paying' });
      }),
    );
    show('processing');
    await waitFor(() => expect(asked).toBeGreaterThan(1));
    expect(screen.getByRole('status')).toHaveTextContent(t('processing.text'));
  });
});
