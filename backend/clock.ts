import { todayIn } from '@/lib/dates';

/** Where time comes from, so that a test can stand still or move on. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The shop's own calendar: prices and sales change at its midnight. */
export function shopDate(clock: Clock): string {
  return todayIn('Europe/Amsterdam', clock.now());
}
