import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serveBackend } from '@/tests/setup/msw-backend';
import { loadSearchBox } from './search-box-data';
import { SearchForm } from './search-form';
import { defaultFields, type SearchFields } from './search-form-rules';
import type { SearchErrors } from './search-form-schema';
import { WithTexts } from './testing/with-texts';

const { backend } = serveBackend();
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

const from = () => screen.getByRole('combobox', { name: /From/ });
const to = () => screen.getByRole('combobox', { name: /To/ });
const optionsOf = (name: RegExp) =>
  within(screen.getByRole('listbox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('a visitor who fills in the search form', () => {
  it('finds it as a round trip that leaves tomorrow, for one traveller', async () => {
    await openForm();
    expect(screen.getByRole('radio', { name: 'Return' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Departure/ })).toHaveValue('02-03-2027');
    expect(screen.getByRole('textbox', { name: /^Return/ })).toHaveValue('');
    expect(screen.getByText('1 traveller')).toBeInTheDocument();
  });

  it('types part of a city, hears how many airports fit and takes one with the keyboard', async () => {
    const user = await openForm();
    await user.type(from(), 'amstrdam');
    expect(optionsOf(/From/)).toEqual(['AmsterdamAMS']);
    expect(screen.getByText('1 airport found')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(from()).toHaveValue('Amsterdam (AMS)');
    expect(from()).toHaveAttribute('aria-expanded', 'false');
  });

  it('moves through the countries with the arrow keys and leaves the list with Escape', async () => {
    const user = await openForm();
    await user.click(from());
    const groups = within(screen.getByRole('listbox', { name: /From/ })).getAllByRole('group');
    expect(groups.length).toBeGreaterThan(1);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(from().getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveTextContent(optionsOf(/From/)[1] ?? 'no second option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox', { name: /From/ })).not.toBeInTheDocument();
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
    await waitFor(() => expect(optionsOf(/To/)).toEqual(['AntalyaAYT']));
  });

  it('sees the return date go with a one-way trip, and come back empty', async () => {
    const user = await openForm({ returnDate: '09-03-2027' });
    await user.click(screen.getByRole('radio', { name: 'One way' }));
    expect(screen.queryByRole('textbox', { name: /^Return/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Return' }));
    expect(screen.getByRole('textbox', { name: /^Return/ })).toHaveValue('');
  });

  it('types dates in words and sees them as day-month-year; a later departure clears the return', async () => {
    const user = await openForm({ returnDate: '09-03-2027' });
    const departure = screen.getByRole('textbox', { name: /Departure/ });
    await user.clear(departure);
    await user.type(departure, '12 march');
    await user.tab();
    expect(departure).toHaveValue('12-03-2027');
    expect(screen.getByRole('textbox', { name: /^Return/ })).toHaveValue('');
  });

  it('is told when babies are reset because there are fewer travellers', async () => {
    const user = await openForm({ adult: 2, infant: 2 });
    await user.click(screen.getByText('2 travellers, 2 babies'));
    expect(screen.getByRole('button', { name: 'One baby more' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'One adult fewer' }));
    expect(screen.getByRole('spinbutton', { name: 'Babies' })).toHaveValue(0);
    expect(screen.getByText(/number of babies was reset/)).toBeInTheDocument();
  });

  it('swaps the two airports', async () => {
    const user = await openForm({ origin: 'AMS', destination: 'AGP' });
    await user.click(screen.getByRole('button', { name: 'Swap departure and destination' }));
    await waitFor(() => expect(to()).toHaveValue('Amsterdam (AMS)'));
    expect(from()).toHaveValue('Malaga (AGP)');
  });

  it('sends nothing that is wrong: each fault is listed and leads to its field', async () => {
    const user = await openForm();
    await user.click(screen.getByRole('button', { name: 'Find flights' }));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Choose where you leave from.',
      'Choose where you are going.',
      'Enter when you return, or choose one way.',
    ]);
    expect(from()).toHaveAccessibleDescription('Choose where you leave from.');
    await user.type(from(), 'AMS{Enter}');
    expect(from()).not.toHaveAttribute('aria-invalid');
  });

  it('sees what the server found wrong', async () => {
    await openForm({ departureDate: '28-02-2027' }, { departureDate: 'datePast' });
    expect(screen.getByRole('textbox', { name: /Departure/ })).toHaveAccessibleDescription(
      'This date has passed. Choose today or later.',
    );
  });
});

describe('the calendar of the search form', () => {
  it('shows the lowest price per day, and goes on to the return date', async () => {
    const user = await openForm({ origin: 'AMS', destination: 'AYT', departureDate: '10-03-2027' });
    await user.click(screen.getByRole('button', { name: 'Open calendar: Departure' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose your departure date' });
    const day = await within(dialog).findByRole('button', { name: /12 March 2027\s*,\s*from\s*€/ });
    await user.click(day);
    expect(screen.getByRole('textbox', { name: /Departure/ })).toHaveValue('12-03-2027');
    const back = await screen.findByRole('dialog', { name: 'Choose your return date' });
    expect(within(back).getByRole('button', { name: /11 March 2027/ })).toBeDisabled();
    await user.click(within(back).getByRole('button', { name: /19 March 2027/ }));
    expect(screen.getByRole('textbox', { name: /^Return/ })).toHaveValue('19-03-2027');
  });

  it('is walked through with the keys', async () => {
    const user = await openForm({ tripType: 'ONEWAY', departureDate: '10-03-2027' });
    await user.click(screen.getByRole('button', { name: 'Open calendar: Departure' }));
    const start = await screen.findByRole('button', { name: /10 March 2027/ });
    start.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{PageDown}{Home}');
    expect(document.activeElement).toHaveAccessibleName(/Monday,? 12 April 2027/);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: /Departure/ })).toHaveValue('12-04-2027');
  });
});
