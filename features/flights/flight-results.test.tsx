import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aFlight, type FlightWish } from '@/backend/testing/factories';
import { translatorFor } from '@/lib/translator';
import { serveBackend } from '@/tests/setup/msw-backend';
import { FlightResults } from './flight-results';
import type { FlightSearch } from './flight-search';
import { currentQueryClient } from './query-client';
import { loadResultsPage } from './results-page-data';
import { resultsPath, resultsStateOf } from './search-url';
import { WithTexts } from './testing/with-texts';

vi.mock('next/navigation', () => import('./testing/page-address'));

const { backend, server } = serveBackend();
const t = translatorFor('en', 'flightResults');
const outbound = t('direction.out');
const inbound = t('direction.in');
const later = (direction: string) => t('days.laterOf', { direction });
const goOn = t('bar.continue');

/** Groningen and Funchal: the seed does not fly between them, so these are all the flights there are. */
const search: FlightSearch = {
  origin: 'GRQ',
  destination: 'FNC',
  departureDate: '2027-04-10',
  returnDate: '2027-04-11',
  passengers: 2,
  children: 0,
  infants: 0,
  originAlt: [],
  destinationAlt: [],
};
const out = (wish: FlightWish) => aFlight(backend().db, wish);
const back = (wish: FlightWish) => aFlight(backend().db, { origin: 'FNC', destination: 'GRQ', ...wish });

beforeAll(async () => {
  await out({ date: '2027-04-09', departure: '08:00', fare: 9_000 });
  await out({ date: '2027-04-10', departure: '07:00', fare: 12_000 });
  await out({ date: '2027-04-10', departure: '15:00', fare: 8_000, via: 'LIS', carrierCode: 'TP' });
  await out({ date: '2027-04-11', departure: '07:30', fare: 5_000, seatsLeft: 1 });
  await out({ date: '2027-04-11', departure: '10:30', fare: 4_000, seatsLeft: 0 });
  await out({ date: '2027-04-13', departure: '09:30', fare: 7_000 });
  await back({ date: '2027-04-10', departure: '06:00', fare: 10_000 });
  await back({ date: '2027-04-10', departure: '20:00', fare: 11_000 });
  await back({ date: '2027-04-12', departure: '20:00', fare: 9_500 });
});

async function openResults(changes: Partial<FlightSearch> = {}, query = '') {
  const asked = { ...search, ...changes };
  const state = resultsStateOf(new URLSearchParams(query));
  window.history.replaceState(null, '', resultsPath('en', asked, state));
  currentQueryClient().clear();
  const data = await loadResultsPage(backend().visitor({ market: 'en' }), asked, state);
  render(
    <WithTexts market="en">
      <FlightResults
        market="en"
        today="2027-03-01"
        search={asked}
        data={data}
        fee={{ amount: 1000, currency: 'EUR' }}
      />
    </WithTexts>,
  );
  return userEvent.setup();
}

const days = (direction: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${direction}`) }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.firstChild?.textContent);
const flight = (name: RegExp) => screen.getByRole('radio', { name });
const address = () => new URLSearchParams(window.location.search);

describe('a visitor who looks at flights', () => {
  it('sees four days a direction, with times, stops, carrier, seats and price on each flight', async () => {
    await openResults();
    expect(days(outbound)).toEqual(['Fri 9 Apr', 'Sat 10 Apr', 'Sun 11 Apr', 'Mon 12 Apr']);
    expect(days(inbound)[0]).toBe('Sat 10 Apr');
    expect(flight(/15:00 from Groningen/)).toHaveAccessibleName(
      new RegExp(`15:00 from Groningen.*Madeira.*4 h 0 min, via Lisbon.*TAP.*${t('seats.available')}.*€`),
    );
    expect(screen.getByText(new RegExp(t('feeNote', { fee: '€10' })))).toBeInTheDocument();
  });

  it('cannot choose what is sold out or has too few seats, and is told in words', async () => {
    await openResults();
    expect(flight(new RegExp(`10:30 from Groningen.*${t('seats.soldout')}`))).toBeDisabled();
    expect(flight(new RegExp(`07:30 from Groningen.*${t('card.tooFew', { count: 1 })}`))).toBeDisabled();
    expect(flight(new RegExp(`15:00 from Groningen.*${t('card.offer')}`))).toBeEnabled();
  });

  it('selects a flight each way, sees the total with its lines, and can go on', async () => {
    const user = await openResults();
    await user.click(flight(/07:00 from Groningen/));
    await user.click(flight(new RegExp(`20:00 from Madeira.*${t('card.offer')}`)));
    const bar = screen.getByRole('region', { name: t('bar.label') });
    await user.click(await within(bar).findByText(t('bar.open')));
    const lines = within(bar).getByRole('table', { name: t('bar.caption') });
    expect(within(lines).getByRole('row', { name: /Booking fee.* €10.00/ })).toBeInTheDocument();
    const link = within(bar).getByRole('link', { name: goOn });
    expect(link).toHaveAttribute(
      'href',
      `/en/booking/chooseyourpackage?out=${address().get('out')}&in=${address().get('in')}&passenger=2&child=0&infant=0`,
    );
  });

  it('is refused an inbound flight before the outbound one, and loses nothing', async () => {
    const user = await openResults();
    await user.click(flight(/07:00 from Groningen/));
    const chosen = address().get('out');
    await user.click(flight(/06:00 from Madeira/));
    expect(await screen.findByText('Selection error')).toBeInTheDocument();
    expect(screen.getByText('Inbound flight cannot be before outbound flight')).toBeInTheDocument();
    expect(flight(/06:00 from Madeira/)).not.toBeChecked();
    expect([address().get('out'), address().get('in')]).toEqual([chosen, null]);
    await user.click(screen.getAllByRole('radio', { name: /20:00 from Madeira/ })[0] as HTMLElement);
    expect(screen.queryByText('Selection error')).not.toBeInTheDocument();
  });

  it('pages a day on: the first day goes, the flight selected on it is cleared, and that is said', async () => {
    const user = await openResults();
    await user.click(flight(/08:00 from Groningen/));
    await user.click(screen.getByRole('link', { name: later(outbound) }));
    await waitFor(() => expect(days(outbound).at(-1)).toBe('Tue 13 Apr'));
    expect(days(outbound)[0]).toBe('Sat 10 Apr');
    expect(screen.getByText(t('notice.clearedTitle'))).toBeInTheDocument();
    expect([address().get('out'), address().get('outDay')]).toEqual([null, '20270411']);
    expect(days(inbound)[0]).toBe('Sat 10 Apr');
  });

  it('finds paging as a link to the same days, and none where nothing flies any more', async () => {
    await openResults();
    expect(screen.getByRole('link', { name: later(outbound) })).toHaveAttribute(
      'href',
      expect.stringContaining('outDay=20270411'),
    );
    expect(screen.queryByRole('link', { name: later(inbound) })).not.toBeInTheDocument();
  });

  it('keeps the days when the next one does not come, and is told', async () => {
    const { http, HttpResponse } = await import('msw');
    const user = await openResults();
    server.use(http.get('*/api/flights/*', () => HttpResponse.json({ title: 'Broken' }, { status: 500 })));
    await user.click(screen.getByRole('link', { name: later(outbound) }));
    expect(await screen.findByText(t('days.failed'))).toBeInTheDocument();
    expect(days(outbound)[0]).toBe('Fri 9 Apr');
  });

  it('lets the shop select the cheapest flights that have a seat for both', async () => {
    const user = await openResults();
    await user.click(screen.getByRole('link', { name: t('tools.cheapest') }));
    expect(await screen.findByText(t('tools.cheapestDone'))).toBeInTheDocument();
    expect(flight(/15:00 from Groningen/)).toBeChecked();
    expect(address().get('in')).toMatch(/-20270412-FNC$/);
  });

  it('is told what is missing when going on too early', async () => {
    const user = await openResults();
    await user.click(screen.getByRole('button', { name: goOn }));
    expect(screen.getByText(t('notice.missing.out'))).toBeInTheDocument();
    await user.click(flight(/07:00 from Groningen/));
    await user.click(screen.getByRole('button', { name: goOn }));
    expect(screen.getByText(t('notice.missing.in'))).toBeInTheDocument();
  });

  it('filters and sorts, and reads how many flights are left', async () => {
    const user = await openResults({ returnDate: null });
    await user.click(screen.getByRole('checkbox', { name: t('tools.direct') }));
    expect(screen.queryByRole('radio', { name: /15:00 from Groningen/ })).not.toBeInTheDocument();
    expect(screen.getByText(t('tools.count', { shown: 4, total: 5 }))).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: t('tools.sort') }), 'price');
    expect([address().get('direct'), address().get('sort')]).toEqual(['1', 'price']);
    await user.click(screen.getByRole('link', { name: t('tools.clear') }));
    expect(flight(/15:00 from Groningen/)).toBeInTheDocument();
  });
});

describe('a link to results', () => {
  it('opens with its flights selected, one way too', async () => {
    await openResults({ returnDate: null }, 'out=TP7003-20270410-GRQ');
    expect(flight(/15:00 from Groningen/)).toBeChecked();
    expect(screen.getByRole('link', { name: goOn })).toHaveAttribute(
      'href',
      expect.stringMatching(/out=TP7003/),
    );
  });

  it('says so when its flight is not among the days shown', async () => {
    await openResults({}, 'out=HV7001-20270409-GRQ&outDay=20270411');
    expect(screen.getByText(t('notice.cleared', { direction: outbound }))).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: goOn })).not.toBeInTheDocument();
  });

  it('follows Back to the days before', async () => {
    await openResults({}, 'outDay=20270411');
    expect(days(outbound)[0]).toBe('Sat 10 Apr');
    act(() => window.history.replaceState(null, '', '?passenger=2'));
    await waitFor(() => expect(days(outbound)[0]).toBe('Fri 9 Apr'));
  });

  it('offers the nearest dates where nothing flies', async () => {
    await openResults({ returnDate: null }, 'outDay=20270420');
    expect(screen.getByText(t('empty.title', { date: '20 April 2027' }))).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Tue 13 Apr' })).toHaveAttribute(
      'href',
      expect.stringContaining('outDay=20270413'),
    );
  });
});

describe('the month view', () => {
  it('shows the lowest price of each day as a link to its four days', async () => {
    await openResults({}, 'view=monthly');
    const table = await screen.findByRole('table', {
      name: t('month.caption', { direction: outbound, month: 'April 2027' }),
    });
    const link = within(table).getByRole('link', {
      name: new RegExp(`10 April 2027,\\s*${t('month.from')}\\s*€\\d+\\s*, ${t('month.seats.available')}`),
    });
    expect(link).toHaveAttribute('href', expect.stringContaining('outDay=20270410'));
    expect(link).not.toHaveAttribute('href', expect.stringContaining('view=monthly'));
  });

  it('goes to another month without leaving the page', async () => {
    const user = await openResults({}, 'view=monthly');
    const months = await screen.findByRole('navigation', { name: t('month.months', { direction: inbound }) });
    await user.click(within(months).getByRole('link', { name: /May 2027/ }));
    expect(
      await screen.findByRole('table', {
        name: t('month.caption', { direction: inbound, month: 'May 2027' }),
      }),
    ).toBeInTheDocument();
    expect(address().get('inDay')).toBe('20270501');
  });
});
