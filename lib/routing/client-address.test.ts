import { expect, test } from 'vitest';
import { clientAddressOf, PEER_HEADER } from './client-address';

const headers = (forwarded?: string) =>
  new Headers({ [PEER_HEADER]: '10.0.0.9', ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) });

test.each([
  ['without proxies the peer counts, whatever the visitor claims', '1.2.3.4', 0, '10.0.0.9'],
  ['one proxy: the entry it wrote', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies: the entry of the outer one', '6.6.6.6, 1.2.3.4, 10.0.0.8', 2, '1.2.3.4'],
  ['a proxy that wrote nothing: the peer', undefined, 1, '10.0.0.9'],
  ['fewer entries than proxies: the peer', '1.2.3.4', 2, '10.0.0.9'],
])('%s', (_, forwarded, proxies, expected) => {
  expect(clientAddressOf(headers(forwarded), proxies)).toBe(expected);
});

test('an unknown address is empty', () => {
  expect(clientAddressOf(new Headers(), 0)).toBe('');
});
