import { describe, expect, it } from 'vitest';
import { marketCodes } from '@/lib/markets';
import { navigationLinks } from './navigation-links';

const carRental = (market: (typeof marketCodes)[number]) =>
  navigationLinks(market).find((link) => link.key === 'carRental');

describe('the main menu', () => {
  it('starts with home and the tickets destinations list in every market', () => {
    for (const market of marketCodes) {
      expect(navigationLinks(market).slice(0, 2)).toEqual([
        { key: 'home', href: `/${market}`, external: false },
        { key: 'destinations', href: `/${market}/destinations`, external: false },
      ]);
    }
  });

  it('rents no cars in Denmark, and sends Belgian visitors to their own site', () => {
    expect(carRental('dk')).toBeUndefined();
    expect(carRental('nl-be')?.external).toBe(true);
    expect(carRental('fr-be')?.external).toBe(true);
    expect(carRental('nl')).toEqual({ key: 'carRental', href: '/nl/autohuur', external: false });
  });
});
