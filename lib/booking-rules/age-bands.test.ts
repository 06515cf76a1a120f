import { describe, expect, it } from 'vitest';
import { ageBandOn, ageOn, turnsTwoDuring } from './age-bands';

describe('the age of a traveller', () => {
  it.each([
    ['2014-05-02', '2026-05-01', 11],
    ['2014-05-02', '2026-05-02', 12],
    ['2024-02-29', '2026-02-28', 1],
    ['2024-02-29', '2026-03-01', 2],
    ['2024-02-29', '2028-02-29', 4],
    ['2026-12-01', '2026-11-30', -1],
  ])('of one born %s is on %s %i', (birthdate, day, age) => {
    expect(ageOn(birthdate, day)).toBe(age);
  });

  it('puts the day of the second and of the twelfth birthday into the older band', () => {
    expect(ageBandOn('2024-07-10', '2026-07-09')).toBe('infant');
    expect(ageBandOn('2024-07-10', '2026-07-10')).toBe('child');
    expect(ageBandOn('2014-07-10', '2026-07-09')).toBe('child');
    expect(ageBandOn('2014-07-10', '2026-07-10')).toBe('adult');
  });

  it('tells a baby who turns 2 between the flights from one who does not', () => {
    expect(turnsTwoDuring('2024-07-10', ['2026-07-01', '2026-07-15'])).toBe(true);
    expect(turnsTwoDuring('2024-07-10', ['2026-07-01', '2026-07-10'])).toBe(true);
    expect(turnsTwoDuring('2024-07-10', ['2026-07-01', '2026-07-09'])).toBe(false);
    expect(turnsTwoDuring('2024-07-10', ['2026-07-10', '2026-07-20'])).toBe(false);
    expect(turnsTwoDuring('2024-07-10', ['2026-07-01'])).toBe(false);
  });
});
