import { expect, test } from 'vitest';
import english from '@/messages/en/art.json';
import dutch from '@/messages/nl/art.json';
import { placeView } from './art-alt';
import { LANDMARKS } from './landmarks/landmark';

test.each([
  ['Dutch', dutch],
  ['English', english],
])('every landmark that can be seen can also be read about in %s', (_, texts) => {
  expect(Object.keys(texts.views).sort()).toEqual([...LANDMARKS].sort());
  expect(texts.place).toContain('{city}');
  expect(texts.place).toContain('{view}');
});

test('the alternative text of a place follows its picture', () => {
  expect(placeView('CAI')).toBe('pyramids');
  expect(placeView('cur')).toBe('merchant-quay');
});
