import { expect, test } from 'vitest';
import { safeRelativePath } from './safe-relative-path';

test.each([
  ['/nl/flow?basket=1', '/nl/flow?basket=1'],
  ['/nl/../en#a', '/en#a'],
  ['https://evil.example/', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/nl\\..\\x', null],
  ['/\tevil', null],
  ['/..//evil.example', null],
  ['javascript:alert(1)', null],
  ['nl', null],
  ['', null],
  [undefined, null],
])('%s → %s', (path, expected) => {
  expect(safeRelativePath(path)).toBe(expected);
});
