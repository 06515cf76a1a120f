import { describe, expect, it } from 'vitest';
import { marketCodes } from '@/lib/markets';
import { isServed } from '@/lib/routing/route-table';
import { navigationLinks } from './navigation-links';

const carRental = (market: (typeof marketCodes)[number]) =>
  navigationLinks(market).find((link) => link.key === 'carRental');

describe('the main menu', () => {
  it('starts with home in every market', () => {
    for (const market of marketCodes) {
      expect(navigationLinks(market)[0]).toEqual({ key: 'home', href: `/${market}`, external: false });
    }
  });

  it('leads to no page of ours that is missing', () => {
    const own = marketCodes.flatMap(navigationLinks).filter((link) => !link.external);
    expect(own.filter((link) => !isServed(link.href))).toEqual([]);
  });

  it('rents no cars in Denmark, and sends Belgian visitors to their own site', () => {
    expect(carRental('dk')).toBeUndefined();
    expect(carRental('nl-be')?.external).toBe(true);
    expect(carRental('fr-be')?.external).toBe(true);
  });
});
