import type { Clock } from '../clock';

/** The instant at which the test shop was filled: a Monday, 10:00 in Amsterdam. */
export const TEST_NOW = '2027-03-01T09:00:00Z';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  /** An ISO instant. */
  set(instant: string): void;
  advance(by: { minutes?: number; days?: number }): void;
}

export function testClock(start = TEST_NOW): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant);
    },
    advance: ({ minutes = 0, days = 0 }) => {
      now = new Date(now.getTime() + (days * 1440 + minutes) * 60_000);
    },
  };
}
