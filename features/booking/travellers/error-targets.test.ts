import { expect, it } from 'vitest';
import { errorTargets } from './error-targets';

it('lists errors in the order of the page, each with its control', () => {
  const targets = errorTargets({
    'contact.email': 'e',
    'travellers.1.name': 'n',
    party: 'p',
    'travellers.0.birthdate': 'b',
    'contact.address': 'a',
    'travellers.0.gender': 'g',
  });
  expect(targets.map(({ fieldId, traveller }) => [fieldId, traveller])).toEqual([
    ['party', null],
    ['field-travellers-0-gender', 1],
    ['field-travellers-0-birthdate-day', 1],
    ['field-travellers-1-name', 2],
    ['field-contact-address', null],
    ['field-contact-email', null],
  ]);
});
