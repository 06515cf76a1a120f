import { Stop } from '../run/stop.mjs';

/**
 * A page and what it is held to (requests against the bare page of its kind; script bytes above it).
 * @typedef {object} MeasuredPage
 * @property {string} name
 * @property {string} path
 * @property {'static' | 'dynamic'} kind of bare page it is compared with
 * @property {number} speed at least this share of the bare page's requests a second
 * @property {number} scriptBytes allowed beside 1.15 times the bare page's scripts
 */

const daysAhead = 30;

/**
 * The pages to measure, with a route and dates on which the running shop has flights.
 * @param {string} address
 * @returns {Promise<MeasuredPage[]>}
 */
export async function shopPages(address) {
  const route = await routeWithFlights(address);
  return [
    { name: 'home', path: '/nl', kind: 'static', speed: 0.8, scriptBytes: 25_000 },
    {
      name: 'flight results',
      path: `/nl/flights/${route}`,
      kind: 'dynamic',
      speed: 0.7,
      scriptBytes: 25_000,
    },
  ];
}

/** @param {string} address @returns {Promise<string>} origin/destination/date/date */
async function routeWithFlights(address) {
  const headers = {
    'accept-language': 'nl',
    'accept-currency': 'EUR',
    'correlation-id': 'bench-pages',
    Agent: '',
  };
  const ask = async (/** @type {string} */ path) => {
    const answer = await fetch(`${address}/api${path}`, { headers });
    if (!answer.ok) throw new Stop(`${path} answered ${answer.status}, so no route can be chosen.`);
    return answer.json();
  };
  const first = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  for (const [origin, destination] of [
    ['AMS', 'AYT'],
    ['AMS', 'AGP'],
    ['AMS', 'BCN'],
    ['BRU', 'AGP'],
  ]) {
    const dates = await ask(`/flights/availabledates/${origin}/${destination}`).then(datesOf);
    const [out, back] = [
      dates.find((date) => date >= first),
      dates.find((date) => date >= addDays(first, 7)),
    ];
    if (out && back)
      return [origin, destination, ...[out, back].map((date) => date.replaceAll('-', ''))].join('/');
  }
  throw new Stop('The shop has no flights on any of the routes that are measured.');
}

/** @param {unknown} answer a list of dates, alone or as a field @returns {string[]} */
function datesOf(answer) {
  const list = Array.isArray(answer) ? answer : Object.values(answer ?? {}).find(Array.isArray);
  return (list ?? []).map((date) => String(date).slice(0, 10));
}

/** @param {string} date @param {number} days */
function addDays(date, days) {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
