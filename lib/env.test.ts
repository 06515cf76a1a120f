import { expect, test } from 'vitest';
import { BadEnvironment, readEnvironment } from './env';

test('nothing set is a working shop', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 3000, DATA_DIR: './data', PAYMENT_PROVIDER: 'sandbox' });
});

test('an empty value counts as not set', () => {
  expect(readEnvironment({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
});

test.each([
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['API_BASE_URL', 'backend'],
  ['PAYMENT_PROVIDER', 'piggybank'],
  ['MARKET_SITES', '{nl'],
  ['MARKET_SITES', '{"xx":"https://x.example"}'],
])('%s=%s is refused by name', (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(BadEnvironment);
  expect(read).toThrow(new RegExp(`^  ${name}`, 'm'));
});
