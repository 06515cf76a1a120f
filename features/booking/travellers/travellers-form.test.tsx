import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFlight } from '@/backend/testing/factories';
import { translatorFor } from '@/lib/translator';
import { serveBackend } from '@/tests/setup/msw-backend';
import { draftOf } from '../shell/load-basket';
import { WithTexts } from '../testing/with-texts';
import { freshTravellerValues, shownTravellerValues } from './traveller-form-values';
import { travellerRulesOf } from './traveller-rules-of';
import { slotDraft, travellerSlots } from './traveller-slots';
import { TravellersForm } from './travellers-form';

const t = translatorFor('en', 'bookingForm');
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

const card = (number: number) => screen.getByRole('region', { name: t('traveller.title', { number }) });
// Hidden where no screen is wide enough to need it: a phone has the button of its bar.
const send = () => screen.getByRole('button', { name: t('continue'), hidden: true });

/** A field of the main booker, by its label as it begins: a required one ends in an asterisk. */
const field = (key: string) => screen.getByRole('textbox', { name: (name) => name.startsWith(t(key)) });

async function fillCard(user: ReturnType<typeof userEvent.setup>, number: number, year: string) {
  const at = within(card(number));
  await user.click(at.getByLabelText(t('genders.female')));
  await user.type(at.getByLabelText(t('fields.name'), { exact: false }), 'Zoë');
  await user.type(at.getByLabelText(t('fields.surname'), { exact: false }), 'd’Hondt');
  await user.type(at.getByLabelText(t('fields.day')), '27');
  await user.type(at.getByLabelText(t('fields.month')), '3');
  await user.type(at.getByLabelText(t('fields.year')), year);
}

async function fillContact(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('fields.address'), 'Kade 1');
  await user.type(field('fields.zipCode'), '1000 AA');
  await user.type(field('fields.city'), 'Amsterdam');
  await user.type(field('fields.email'), 'zoe@voorbeeld.example');
  await user.type(field('fields.phone'), '0612345678');
}

describe('the travellers form', () => {
  it('says what is wrong when a field is left, and stops once it is mended', async () => {
    const { user } = await openForm();
    const email = field('fields.email');
    await user.type(email, 'zoe@');
    await user.tab();
    expect(await screen.findByText(t('errors.emailInvalid'))).toBeVisible();
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
    expect(lines[0]).toBe(t('errorOf', { number: 1, text: t('errors.required') }));
    expect(lines[1]).toBe(t('errorOf', { number: 1, text: t('errors.nameRequired') }));
    expect(lines.at(-1)).toBe(t('errors.phone'));
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
    await user.type(within(card(1)).getByLabelText(t('fields.surname'), { exact: false }), 'Østergård');
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
    expect(await screen.findAllByText(t('errors.ageChild'), { exact: false })).not.toHaveLength(0);
    await user.click(screen.getByLabelText(t('traveller.confirmBand', { band: 'adult' })));
    await user.click(send());
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });
});
