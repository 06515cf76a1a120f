import { describe, expect, it } from 'vitest';
import type { Airport } from '@/lib/contract/locations';
import { airportText, findAirport, matchAirports } from './airport-match';

const airport = (code: string, name: string): Airport => ({
  code,
  name,
  seoName: code,
  hasAlternative: false,
  countryCode: 'XX',
  isExternal: false,
});
const groups = [
  { countryName: 'Nederland', airports: [airport('AMS', 'Amsterdam'), airport('RTM', 'Rotterdam')] },
  {
    countryName: 'Turkije',
    airports: [airport('AYT', 'Antalya'), airport('ADB', 'İzmir'), airport('SAW', 'Istanbul Sabiha Gökçen')],
  },
  { countryName: 'Spanje', airports: [airport('AGP', 'Málaga'), airport('LPA', 'Gran Canaria')] },
];
const codes = (query: string) =>
  matchAirports(groups, query).flatMap(({ airports }) => airports.map(({ code }) => code));

describe('an airport is found', () => {
  it.each([
    ['by its code', 'ayt', ['AYT']],
    ['by the beginning of its city', 'ant', ['AYT']],
    ['by a later word of its name', 'gokcen', ['SAW']],
    ['without the accents', 'malaga', ['AGP']],
    ['without the dotted I', 'izmir', ['ADB']],
    ['by its country, all of it', 'turk', ['AYT', 'ADB', 'SAW']],
    ['with a letter too few', 'Amstrdam', ['AMS']],
    ['with two letters swapped', 'Roterdma', ['RTM']],
    ['with a wrong letter', 'Antelya', ['AYT']],
    ['with capitals and spaces', '  GRAN CAN', ['LPA']],
    ['before a worse fit elsewhere', 'a', ['AMS', 'AYT', 'ADB', 'AGP']],
    ['not when it is nothing like it', 'Reykjavik', []],
    ['not by a short word with an error', 'xms', []],
  ])('%s', (_, query, expected) => {
    expect(codes(query)).toEqual(expected);
  });

  it('among all of them while nothing is typed', () => {
    expect(codes(' ')).toHaveLength(7);
  });
});

it('is shown with its code', () => {
  const antalya = findAirport(groups, 'AYT');
  expect(antalya && airportText(antalya)).toBe('Antalya (AYT)');
  expect(findAirport(groups, 'JFK')).toBeNull();
});
