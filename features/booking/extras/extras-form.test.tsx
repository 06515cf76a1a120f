import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFlight } from '@/backend/testing/factories';
import { formatMoney } from '@/lib/money';
import { translatorFor } from '@/lib/translator';
import { serveBackend } from '@/tests/setup/msw-backend';
import { LivePriceProvider, LiveTotal } from '../shell/live-price';
import { livePriceOf } from '../shell/live-price-of';
import { WithTexts } from '../testing/with-texts';
import { ExtrasForm } from './extras-form';

const t = translatorFor('en', 'extras');
const lines = translatorFor('en', 'priceLines');
const { backend } = serveBackend();
// The session that the test door of the API gives to every component.
const visitor = () => backend().visitor({ market: 'en', sessionId: 'component-test-session' });

// jsdom sends no forms; what counts is whether and how often this one would be.
const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
afterEach(() => submit.mockClear());

async function openForm() {
  const { key } = await aFlight(backend().db, { date: '2027-05-10' });
  const basket = await visitor().initBasket({ body: { flights: [{ key }], passengers: 2, infants: 0 } });
  render(
    <WithTexts market="en">
      <LivePriceProvider market="en" initial={livePriceOf(basket.selection)}>
        <p data-testid="total">
          <LiveTotal />
        </p>
        <ExtrasForm
          market="en"
          basketKey={basket.key}
          formKey="form-1"
          travellers={['Noor Smit', 'Jan Smit']}
          luggage={await visitor().luggages({ key: basket.key })}
          insurances={await visitor().insurances({ key: basket.key })}
          values={{}}
          errors={{}}
        />
      </LivePriceProvider>
    </WithTexts>,
  );
  const total = (amount: number) =>
    waitFor(() => expect(screen.getByTestId('total')).toHaveTextContent(formatMoney(amount, 'EUR', 'en')));
  return { basket, user: userEvent.setup(), total, before: basket.selection.totalPrice };
}

const row = (name: string) => within(screen.getByRole('group', { name: new RegExp(name) }));
// Hidden where no screen is wide enough to need it: a phone has the button of its bar.
const send = () => screen.getByRole('button', { name: t('continue'), hidden: true });

describe('the extras form', () => {
  it('shows the total of what is chosen, and goes back with it', async () => {
    const { user, total, before } = await openForm();
    await user.click(row('Jan Smit').getByLabelText(lines('luggageBag', { kg: 15 }), { exact: false }));
    await waitFor(() =>
      expect(screen.getByTestId('total')).not.toHaveTextContent(formatMoney(before, 'EUR', 'en')),
    );
    await user.click(row('Jan Smit').getByLabelText(t('baggage.none'), { exact: false }));
    await total(before);
  });

  it('chooses nothing, and asks to acknowledge that', async () => {
    const { user } = await openForm();
    for (const choice of screen.getAllByRole('radio').slice(-4)) expect(choice).not.toBeChecked();
    await user.click(send());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent(t('errors.acknowledge'));
    expect(submit).not.toHaveBeenCalled();
    await user.click(screen.getByLabelText(t('baggage.acknowledge')));
    await user.click(screen.getByLabelText(t('insurance.names.none')));
    await user.click(send());
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });

  it('never acknowledges on a visitor’s behalf', async () => {
    const { basket, user, total } = await openForm();
    const [, , travel] = await visitor().insurances({ key: basket.key });
    await user.click(screen.getByLabelText(t('insurance.names.travel')));
    await total(basket.selection.totalPrice + (travel?.amount ?? 0));
    const { baggageAcknowledged, insurance } = await visitor().basket({ key: basket.key });
    expect({ baggageAcknowledged, insurance }).toEqual({ baggageAcknowledged: false, insurance: 'travel' });
  });
});
