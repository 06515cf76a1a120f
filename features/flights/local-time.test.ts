import { expect, it } from 'vitest';
import { instantOf } from './local-time';

it.each([
  ['2026-12-24T06:15:00', 'Europe/Amsterdam', '2026-12-24T05:15:00Z'],
  ['2026-07-24T06:15:00', 'Europe/Amsterdam', '2026-07-24T04:15:00Z'],
  ['2026-07-24T23:30:00', 'America/Curacao', '2026-07-25T03:30:00Z'],
  ['2026-07-24T12:00:00', 'UTC', '2026-07-24T12:00:00Z'],
  // Just after the clocks went forward, and just before they go back.
  ['2026-03-29T03:00:00', 'Europe/Amsterdam', '2026-03-29T01:00:00Z'],
  ['2026-10-25T01:30:00', 'Europe/Amsterdam', '2026-10-24T23:30:00Z'],
])('%s in %s is %s', (local, timeZone, instant) => {
  expect(new Date(instantOf(local, timeZone)).toISOString()).toBe(instant.replace('Z', '.000Z'));
});
