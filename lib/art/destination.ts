import type { Landscape, Scene } from './scene';
import { canalCity } from './scenes/canal-city';
import { coast } from './scenes/coast';
import { desert } from './scenes/desert';
import { harbour } from './scenes/harbour';
import { islands } from './scenes/islands';
import { mountains } from './scenes/mountains';
import { oldTown } from './scenes/old-town';
import { palms } from './scenes/palms';
import { volcano } from './scenes/volcano';
import { closeStage, openStage, type Shape, type Stage } from './stage';

const landscapes: Record<Landscape, (stage: Stage, scene: Scene) => string> = {
  coast,
  harbour,
  'old-town': oldTown,
  palms,
  mountains,
  'canal-city': canalCity,
  desert,
  islands,
  volcano,
};

/** The picture of one place as a standalone SVG document; the same seed and scene give the same bytes. */
export function drawDestination(seed: string, scene: Scene, shape: Shape): string {
  const stage = openStage(seed, shape, scene.time);
  // Some pictures look the other way, so that a row of cards does not repeat one composition.
  const mirrored = stage.random.chance(0.4);
  return closeStage(stage, landscapes[scene.landscape](stage, scene), mirrored);
}
