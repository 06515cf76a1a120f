import { airportScene } from './airport-scene';
import type { Landmark } from './landmarks/landmark';

/**
 * Message key, within the `art` namespace, of what a place's picture shows. It completes the sentence of
 * `art.place`, as in: t('place', { city, view: t(placeViewKey(code)) }).
 */
export function placeViewKey(code: string): `views.${Landmark}` {
  return `views.${airportScene(code).landmark}`;
}
