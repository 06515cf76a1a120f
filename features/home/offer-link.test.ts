import { expect, it } from 'vitest';
import { offerLink } from './offer-link';

it('leads a visitor to the flight whose price the card shows', () => {
  const airport = { name: '', seoName: '', hasAlternative: false, countryCode: 'NL', isExternal: false };
  const offer = {
    origin: { ...airport, code: 'AMS' },
    destination: { ...airport, code: 'AYT' },
    date: '2027-03-04',
  };
  expect(offerLink('dk', offer)).toBe('/dk/flights/AMS/AYT/20270304');
});
