import { describe, expect, it } from 'vitest';
import type { OffersByCountry } from '@/lib/contract/flights';
import { mixCountries } from './mix-countries';

const airport = (code: string) => ({
  code,
  name: code,
  seoName: code.toLowerCase(),
  hasAlternative: false,
  countryCode: 'NL',
  isExternal: false,
});

function country(countryName: string, ...codes: string[]): OffersByCountry {
  const infos = codes.map((code) => ({
    origin: airport('AMS'),
    destination: airport(code),
    price: 4900,
    currency: 'EUR' as const,
    date: '2027-03-04',
    tripCode: 'OW' as const,
    dateStr: '',
    imageUrl: '',
  }));
  return { countryName, infos };
}

const shown = (groups: OffersByCountry[], count: number) =>
  mixCountries(groups, count).map((offer) => offer.destination.code);

describe('the destinations on the home page', () => {
  it('take one of each country in turn', () => {
    const groups = [
      country('Turkije', 'AYT', 'DLM', 'BJV'),
      country('Spanje', 'AGP'),
      country('Egypte', 'HRG', 'SSH'),
    ];
    expect(shown(groups, 5)).toEqual(['AYT', 'AGP', 'HRG', 'DLM', 'SSH']);
  });

  it('are none when nothing is on sale', () => {
    expect(shown([], 5)).toEqual([]);
  });
});
