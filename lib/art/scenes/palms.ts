import { brushAt } from '../brush';
import { foreground } from '../foreground';
import { hillFold, landColors } from '../land';
import { repeated } from '../paper';
import { palm } from '../plants';
import type { Scene } from '../scene';
import { beach, glints, openSea, wave } from '../sea';
import type { Stage } from '../stage';
import { FOCUS, floatBoat, heavens, parasols, standLandmark } from './parts';

/** A palm beach: sea on the sun's side, the landmark under palms on the other. */
export function palms(stage: Stage, scene: Scene): string {
  const { width: w, height: h, scale: k, random } = stage;
  const colors = landColors(scene.land);
  const horizon = h * 0.57;
  const x = w * FOCUS;
  const back = brushAt(stage, 0.16);
  const [far, tall, edge] = repeated(stage, palm(random, back, 410, 52), [
    [w * 0.56, h * 0.72, 0.62 * k, -1],
    [w * 0.9, h * 0.71, 0.84 * k],
    [w * 0.985, h * 0.84, 0.98 * k, -1],
  ]);
  return (
    heavens(stage, { sunX: 0.28, sunY: 0.36, size: 0.09, cloudFloor: 0.26 }) +
    hillFold(
      stage,
      { from: -60, to: w * 0.5, base: horizon + 6, height: h * 0.055, steps: 7, peak: 0.2 },
      colors.far,
      0.8,
      horizon + 20,
    ) +
    openSea(stage, horizon) +
    wave(stage, h * 0.63, 0.15) +
    glints(stage, w * 0.28, horizon + 8, h * 0.73) +
    floatBoat(stage, scene.boat, w * 0.3, h * 0.67, 0.66, 0.1) +
    hillFold(
      stage,
      { from: w * 0.36, to: w + 90, base: h * 0.735, height: h * 0.125, steps: 7, peak: 0.82 },
      colors.near,
      0.3,
      h * 0.8,
    ) +
    far +
    tall +
    wave(stage, h * 0.725, 0.4) +
    beach(
      stage,
      [
        [-40, h * 0.97],
        [w * 0.2, h * 0.9],
        [w * 0.36, h * 0.81],
        [w * 0.52, h * 0.755],
        [w * 0.78, h * 0.735],
        [w + 60, h * 0.73],
      ],
      '#f3dcae',
    ) +
    standLandmark(stage, scene.landmark, x + 20 * k, h * 0.785, 0.94, 0.05) +
    edge +
    parasols(stage, w * 0.57, h * 0.965, w > h ? 3 : 2, 0.9) +
    foreground(stage, scene.foreground, scene.land)
  );
}
