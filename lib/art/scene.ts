import type { Boat } from './boats';
import type { Foreground } from './foreground';
import type { Land } from './land';
import type { Landmark } from './landmarks/landmark';
import type { Time } from './light';
import type { Town } from './town';

export const LANDSCAPES = [
  'coast',
  'harbour',
  'old-town',
  'palms',
  'mountains',
  'canal-city',
  'desert',
  'islands',
  'volcano',
] as const;
export type Landscape = (typeof LANDSCAPES)[number];

/** How high the land rises behind a place. */
export const RELIEFS = ['flat', 'hills', 'peaks'] as const;
export type Relief = (typeof RELIEFS)[number];

/** Everything that makes one place's picture; the seed settles the rest. */
export type Scene = {
  landscape: Landscape;
  relief: Relief;
  time: Time;
  land: Land;
  landmark: Landmark;
  town: Town;
  foreground: Foreground;
  boat: Boat;
};
