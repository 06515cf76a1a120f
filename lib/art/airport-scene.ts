import airportScenes from './airport-scenes.json';
import { FOREGROUNDS } from './foreground';
import { randomFrom } from './random';
import type { Scene } from './scene';
import { TOWNS } from './town';

// The test of this file holds every row against the lists of scenes, so the cast cannot hide a typing error.
const scenes = airportScenes as Partial<Record<string, Scene>>;

const FALLBACK_LANDSCAPES = ['coast', 'harbour', 'old-town', 'islands', 'mountains', 'palms'] as const;
const FALLBACK_LANDS = ['olive', 'green', 'dry', 'chalk'] as const;

function pickFrom<T>(list: readonly T[], first: T, share: number): T {
  return list[Math.floor(share * list.length)] ?? first;
}

/** The scene of an airport (IATA code); an unknown code gets one of its own that never changes. */
export function airportScene(code: string): Scene {
  const known = scenes[code.toUpperCase()];
  if (known) return known;
  const random = randomFrom(`scene ${code.toUpperCase()}`);
  return {
    landscape: random.pick(FALLBACK_LANDSCAPES),
    relief: random.pick(['hills', 'peaks']),
    time: random.pick(['dawn', 'noon', 'sunset']),
    land: random.pick(FALLBACK_LANDS),
    landmark: pickFrom(
      ['lighthouse', 'castle', 'hill-town', 'island-church', 'walled-town'] as const,
      'castle',
      random.between(0, 1),
    ),
    town: pickFrom(TOWNS, 'tile', random.between(0, 1)),
    foreground: pickFrom(FOREGROUNDS, 'olive', random.between(0, 1)),
    boat: random.pick(['sail', 'fishing']),
  };
}

export const KNOWN_AIRPORTS: readonly string[] = Object.keys(scenes);
