import { airportScene } from './airport-scene';
import type { Landmark } from './landmarks/landmark';

/**
 * What a place's picture shows, for its alternative text: the message `art.views.{view}` completes the
 * sentence of `art.place`.
 */
export function placeView(code: string): Landmark {
  return airportScene(code).landmark;
}
