import { expect, test } from 'vitest';
import { readSessionId } from './cookies';

test('a session of the shop is taken as it is', () => {
  expect(readSessionId('AbCdEfGhIjKlMnOpQrSt-_')).toBe('AbCdEfGhIjKlMnOpQrSt-_');
});

test.each([undefined, '', 'abc', '€', 'AbCdEfGhIjKlMnOpQrStUv\r\nx: y', 'a'.repeat(65)])(
  'a cookie that is none (%j) is passed over, so that the visitor gets another',
  (cookie) => {
    expect(readSessionId(cookie)).toBeUndefined();
  },
);
