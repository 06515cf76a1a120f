import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { translatorFor } from '@/lib/translator';
import { serveBackend } from '@/tests/setup/msw-backend';
import { loadSearchBox } from './search-box-data';
import type { SearchErrors } from './search-field-names';
import { SearchForm } from './search-form';
import { defaultFields, type SearchFields } from './search-form-rules';
import { WithTexts } from './testing/with-texts';

const { backend } = serveBackend();
const t = translatorFor('en', 'searchForm');
const today = '2027-03-01';

async function openForm(fields: Partial<SearchFields> = {}, errors: SearchErrors = {}) {
  const data = await loadSearchBox(backend().visitor({ market: 'en' }), 'en', { fields });
  const initial = { ...defaultFields(today), ...fields };
  render(
    <WithTexts market="en">
      <SearchForm market="en" {...data} initial={initial} today={today} errors={errors} />
    </WithTexts>,
  );
  return userEvent.setup();
}

const fieldName = (label: string) => new RegExp(`^${t(label)}`);
const departure = () => screen.getByRole('textbox', { name: fieldName('departureDate.label') });
const returning = () => screen.getByRole('textbox', { name: fieldName('returnDate.label') });
const from = () => screen.getByRole('combobox', { name: fieldName('origin.label') });
const to = () => screen.getByRole('combobox', { name: fieldName('destination.label') });
const optionsOf = (name: string) =>
  within(screen.getByRole('listbox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('a visitor who fills in the search form', () => {
  it('finds it as a round trip that leaves tomorrow, for one traveller', async () => {
    await openForm();
    expect(screen.getByRole('radio', { name: t('tripType.ROUNDTRIP') })).toBeChecked();
    expect(departure()).toHaveValue('02-03-2027');
    expect(returning()).toHaveValue('');
    expect(screen.getByText(t('travellers.summary', { passengers: 1, infants: 0 }))).toBeInTheDocument();
  });

  it('types part of a city, hears how many airports fit and takes one with the keyboard', async () => {
    const user = await openForm();
    await user.type(from(), 'amstrdam');
    expect(optionsOf(t('origin.label'))).toEqual(['AmsterdamAMS']);
    expect(screen.getByText(t('airports.found', { count: 1 }))).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(from()).toHaveValue('Amsterdam (AMS)');
    expect(from()).toHaveAttribute('aria-expanded', 'false');
  });

  it('moves through the countries with the arrow keys and leaves the list with Escape', async () => {
    const user = await openForm();
    await user.click(from());
    const groups = within(screen.getByRole('listbox', { name: t('origin.label') })).getAllByRole('group');
    expect(groups.length).toBeGreaterThan(1);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(from().getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveTextContent(optionsOf(t('origin.label'))[1] ?? 'no second option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox', { name: t('origin.label') })).not.toBeInTheDocument();
  });

  it('may type a code and go on', async () => {
    const user = await openForm();
    await user.type(from(), 'ams');
    await user.tab();
    expect(from()).toHaveValue('Amsterdam (AMS)');
  });

  it('loses the destination with another origin and then sees what that origin serves', async () => {
    const user = await openForm({ origin: 'AMS', destination: 'CUR' });
    expect(to()).toHaveValue('Curaçao (CUR)');
    await user.clear(from());
    await user.type(from(), 'Eindhoven{Enter}');
    expect(to()).toHaveValue('');
    await user.click(to());
    await waitFor(() => expect(optionsOf(t('destination.label'))).toEqual(['AntalyaAYT']));
  });

  it('sees the return date go with a one-way trip, and come back empty', async () => {
    const user = await openForm({ returnDate: '09-03-2027' });
    await user.click(screen.getByRole('radio', { name: t('tripType.ONEWAY') }));
    expect(screen.queryByRole('textbox', { name: fieldName('returnDate.label') })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: t('tripType.ROUNDTRIP') }));
    expect(returning()).toHaveValue('');
  });

  it('types dates in words and sees them as day-month-year; a later departure clears the return', async () => {
    const user = await openForm({ returnDate: '09-03-2027' });
    const field = departure();
    await user.clear(field);
    await user.type(field, '12 march');
    await user.tab();
    expect(field).toHaveValue('12-03-2027');
    expect(returning()).toHaveValue('');
  });

  it('is told when babies are reset because there are fewer travellers', async () => {
    const user = await openForm({ adult: 2, infant: 2 });
    await user.click(screen.getByText(t('travellers.summary', { passengers: 2, infants: 2 })));
    expect(screen.getByRole('button', { name: t('travellers.infantMore') })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: t('travellers.adultFewer') }));
    expect(screen.getByRole('spinbutton', { name: t('travellers.infant') })).toHaveValue(0);
    expect(screen.getByText(t('travellers.infantsReset'))).toBeInTheDocument();
  });

  it('swaps the two airports', async () => {
    const user = await openForm({ origin: 'AMS', destination: 'AGP' });
    await user.click(screen.getByRole('button', { name: t('swap') }));
    await waitFor(() => expect(to()).toHaveValue('Amsterdam (AMS)'));
    expect(from()).toHaveValue('Malaga (AGP)');
  });

  it('sends nothing that is wrong: each fault is listed and leads to its field', async () => {
    const user = await openForm();
    await user.click(screen.getByRole('button', { name: t('submit') }));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([t('errors.originMissing'), t('errors.destinationMissing'), t('errors.returnMissing')]);
    expect(from()).toHaveAccessibleDescription(t('errors.originMissing'));
    await user.type(from(), 'AMS{Enter}');
    expect(from()).not.toHaveAttribute('aria-invalid');
  });

  it('sees what the server found wrong', async () => {
    await openForm({ departureDate: '28-02-2027' }, { departureDate: 'datePast' });
    expect(departure()).toHaveAccessibleDescription(t('errors.datePast'));
  });
});

describe('the calendar of the search form', () => {
  it('shows the lowest price per day, and goes on to the return date', async () => {
    const user = await openForm({ origin: 'AMS', destination: 'AYT', departureDate: '10-03-2027' });
    await user.click(
      screen.getByRole('button', { name: t('dates.open', { label: t('departureDate.label') }) }),
    );
    const dialog = await screen.findByRole('dialog', { name: t('dates.chooseDeparture') });
    const day = await within(dialog).findByRole('button', {
      name: new RegExp(`12 March 2027\\s*,\\s*${t('dates.from')}\\s*€`),
    });
    await user.click(day);
    expect(departure()).toHaveValue('12-03-2027');
    const back = await screen.findByRole('dialog', { name: t('dates.chooseReturn') });
    expect(within(back).getByRole('button', { name: /11 March 2027/ })).toBeDisabled();
    await user.click(within(back).getByRole('button', { name: /19 March 2027/ }));
    expect(returning()).toHaveValue('19-03-2027');
  });

  it('is walked through with the keys', async () => {
    const user = await openForm({ tripType: 'ONEWAY', departureDate: '10-03-2027' });
    await user.click(
      screen.getByRole('button', { name: t('dates.open', { label: t('departureDate.label') }) }),
    );
    const start = await screen.findByRole('button', { name: /10 March 2027/ });
    start.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{PageDown}{Home}');
    expect(document.activeElement).toHaveAccessibleName(/Monday,? 12 April 2027/);
    await user.keyboard('{Enter}');
    expect(departure()).toHaveValue('12-04-2027');
  });
});
