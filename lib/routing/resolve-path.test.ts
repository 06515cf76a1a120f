import { describe, expect, test } from 'vitest';
import { resolvePath } from './resolve-path';

describe('a path is answered in place', () => {
  test.each([
    ['/', 'nl', '/nl', 200],
    ['/nl', 'nl', '/nl', 200],
    ['/en', 'en', '/en', 200],
    ['/cw-en/flights/CUR/AMS/20261224', 'cw-en', '/cw-en/flights/CUR/AMS/20261224', 200],
    ['/flights/AMS/AYT/20261224/20261231', 'nl', '/nl/flights/AMS/AYT/20261224/20261231', 200],
    ['/dk/booking/bookpay', 'dk', '/dk/booking/bookpay', 200],
    ['/booking/confirmation/ABC234', 'nl', '/nl/booking/confirmation/ABC234', 200],
    ['/booking/confirmation/ABC234/calendar.ics', 'nl', '/nl/booking/confirmation/ABC234/calendar.ics', 200],
    ['/wp-login.php', 'nl', '/nl/404', 404],
    ['/fr-be/400', 'fr-be', '/fr-be/400', 400],
    ['/en/nothing-here', 'en', '/en/404', 404],
    ['/nothing-here', 'nl', '/nl/404', 404],
    ['/en/flights/AMS', 'en', '/en/404', 404],
    ['/en/booking/confirmation/ABC234/more', 'en', '/en/404', 404],
    ['/sv', 'nl', '/nl/404', 404],
  ])('%s → %s', (path, market, to, status) => {
    const resolution = resolvePath(path);
    expect(resolution).toMatchObject({ kind: 'page', market, to });
    expect(resolution.kind === 'page' && (resolution.route.status ?? 200)).toBe(status);
  });
});

describe('a path with another canonical form redirects once', () => {
  test.each([
    ['/be-nl', '/nl-be'],
    ['/be-fr/flights/BRU/AGP/20261224', '/fr-be/flights/BRU/AGP/20261224'],
    ['/nl/nl', '/nl'],
    ['/nl/nl/nl/booking/extra', '/nl/booking/extra'],
    ['/dk/dk/flow', '/dk/flow'],
    ['/be-nl/nl-be/flow', '/nl-be/flow'],
    ['/EN/flow', '/en/flow'],
    ['/en/', '/en'],
    ['/en//flow', '/en/flow'],
    ['/en/nothing-here/', '/en/nothing-here'],
  ])('%s → %s', (path, to) => {
    expect(resolvePath(path)).toEqual({ kind: 'redirect', to });
    expect(resolvePath(to).kind).toBe('page');
  });
});
