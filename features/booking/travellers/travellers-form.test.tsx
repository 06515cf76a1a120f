import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFlight } from '@/backend/testing/factories';
import { serveBackend } from '@/tests/setup/msw-backend';
import { draftOf } from '../shell/load-basket';
import { WithTexts } from '../testing/with-texts';
import { freshTravellerValues, shownTravellerValues } from './traveller-form-values';
import { travellerRulesOf } from './traveller-rules-of';
import { slotDraft, travellerSlots } from './traveller-slots';
import { TravellersForm } from './travellers-form';

const { backend } = serveBackend();
// The session that the test door of the API gives to every component.
const visitor = () => backend().visitor({ market: 'en', sessionId: 'component-test-session' });

// jsdom sends no forms; what counts is whether and how often this one would be.
const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
afterEach(() => submit.mockClear());

async function openForm({ children = 0 } = {}) {
  const { key } = await aFlight(backend().db, { date: '2027-05-10' });
  const passengers = 1 + children;
  const basket = await visitor().initBasket({ body: { flights: [{ key }], passengers, infants: 0 } });
  const draft = slotDraft(passengers, children);
  render(
    <WithTexts market="en">
      <TravellersForm
        market="en"
        basketKey={basket.key}
        formKey="form-1"
        slots={travellerSlots(basket, draft)}
        values={shownTravellerValues(basket, draft, freshTravellerValues('NL'))}
        errors={{}}
        countries={await visitor().customerCountries()}
        rules={travellerRulesOf(basket)}
        phone="020 555 01 20"
      />
    </WithTexts>,
  );
  return { basket, user: userEvent.setup() };
}

const card = (number: number) => screen.getByRole('region', { name: `Traveller ${number}` });
// Hidden where no screen is wide enough to need it: a phone has the button of its bar.
const send = () => screen.getByRole('button', { name: 'Continue to extras', hidden: true });

async function fillCard(user: ReturnType<typeof userEvent.setup>, number: number, year: string) {
  const at = within(card(number));
  await user.click(at.getByLabelText('Female'));
  await user.type(at.getByLabelText(/First name/), 'Zoë');
  await user.type(at.getByLabelText(/Surname/), 'd’Hondt');
  await user.type(at.getByLabelText('Day'), '27');
  await user.type(at.getByLabelText('Month'), '3');
  await user.type(at.getByLabelText('Year'), year);
}

async function fillContact(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/Street and number/), 'Kade 1');
  await user.type(screen.getByLabelText(/Postcode/), '1000 AA');
  await user.type(screen.getByLabelText(/Town or city/), 'Amsterdam');
  await user.type(screen.getByLabelText(/E-mail address/), 'zoe@voorbeeld.example');
  await user.type(screen.getByLabelText(/^Phone number\*/), '0612345678');
}

describe('the travellers form', () => {
  it('says what is wrong when a field is left, and stops once it is mended', async () => {
    const { user } = await openForm();
    const email = screen.getByLabelText(/E-mail address/);
    await user.type(email, 'zoe@');
    await user.tab();
    expect(await screen.findByText(/Enter a valid e-mail address/)).toBeVisible();
    expect(email).toBeInvalid();
    await user.type(email, 'voorbeeld.example');
    await waitFor(() => expect(email).toBeValid());
  });

  it('sends nothing while something is wrong, and lists it in the order of the page', async () => {
    const { user } = await openForm();
    await user.click(send());
    const summary = await screen.findByRole('alert');
    const lines = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(lines[0]).toBe('Traveller 1: Please choose');
    expect(lines[1]).toBe('Traveller 1: Enter a first name');
    expect(lines.at(-1)).toBe('Enter a valid phone number');
    expect(summary).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  it('is sent once, however often the button is pressed', async () => {
    const { user } = await openForm();
    await fillCard(user, 1, '1984');
    await fillContact(user);
    const button = send();
    await user.click(button);
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    await user.click(button);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('keeps what is typed with the basket', async () => {
    const { user, basket } = await openForm();
    await user.type(within(card(1)).getByLabelText(/Surname/), 'Østergård');
    await waitFor(async () => {
      const kept = draftOf(await visitor().basket({ key: basket.key }), 'travellers');
      expect(kept?.values['travellers.0.surname']).toBe('Østergård');
      expect(kept?.errors).toEqual({});
    });
  });

  it('lets a visitor say that a birth date of another age band is right', async () => {
    const { user } = await openForm({ children: 1 });
    await fillCard(user, 1, '1984');
    await fillCard(user, 2, '1990');
    await fillContact(user);
    await user.click(send());
    expect(await screen.findAllByText(/is not 2 to 11 years old during the trip/)).not.toHaveLength(0);
    await user.click(screen.getByLabelText(/this traveller is 12 years or older/));
    await user.click(send());
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });
});
