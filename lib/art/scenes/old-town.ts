import { foreground } from '../foreground';
import { hillFold, hills, landColors } from '../land';
import { lowered, type Point } from '../outline';
import type { Scene } from '../scene';
import type { Stage } from '../stage';
import { townOn } from '../town';
import { backdrop, FOCUS, heavens, RISE, standLandmark } from './parts';

/** The outline of the town's hill, `half` units to either side of its top. */
function townHill({ height: h, scale: k }: Stage, x: number, half: number, crest: number): Point[] {
  return [
    [x - half * 1.5, h * 0.8],
    [x - half, h * 0.735],
    [x - half * 0.5, crest + 70 * k],
    [x - 210 * k, crest + 8],
    [x, crest],
    [x + 220 * k, crest + 10],
    [x + half * 0.55, crest + 80 * k],
    [x + half * 1.2, h * 0.72],
  ];
}

/** Two dark folds of land in front of the town. */
function fields(stage: Stage, near: string): string {
  const { width: w, height: h } = stage;
  const fold = { from: -60, to: w + 60 };
  return (
    hillFold(stage, { ...fold, base: h * 0.98, height: h * 0.15, steps: 7, peak: 0.1 }, near, 0.12, h + 40) +
    hillFold(stage, { ...fold, base: h * 1.04, height: h * 0.13, steps: 6, peak: 0.8 }, near, 0, h + 40)
  );
}

/** A town climbing its hill, the landmark on top, fields in front. */
export function oldTown(stage: Stage, scene: Scene): string {
  const { width: w, height: h, scale: k } = stage;
  const colors = landColors(scene.land);
  const x = w * FOCUS;
  const crest = h * (scene.relief === 'flat' ? 0.59 : 0.53);
  const half = Math.max(w * 0.5, 560 * k);
  const hill = townHill(stage, x, half, crest);
  const lower = lowered(hill, 96 * k);
  return (
    heavens(stage, { sunX: 0.26, sunY: 0.24 }) +
    backdrop(stage, scene, { base: 0.66, height: 0.27, peak: 0.25 }) +
    hillFold(
      stage,
      {
        from: -60,
        to: w + 60,
        base: h * 0.74,
        height: h * 0.18 * Math.max(0.5, RISE[scene.relief]),
        steps: 8,
        peak: 0.15,
      },
      colors.far,
      0.5,
      h,
    ) +
    hills(stage, hill, colors.slope, 0.2, h + 40) +
    standLandmark(stage, scene.landmark, x, crest + 16 * k, 0.98, 0.08) +
    townOn(stage, {
      line: lowered(hill, 52 * k),
      from: x - half * 0.78,
      to: x + half * 0.7,
      rows: 2,
      town: scene.town,
      land: scene.land,
      size: 40 * k,
      depth: 0.14,
    }) +
    hills(stage, lowered(lower, 24 * k), colors.slope, 0.1, h + 40) +
    townOn(stage, {
      line: lowered(lower, 66 * k),
      from: x - half * 0.8,
      to: w + 30,
      rows: 2,
      town: scene.town,
      land: scene.land,
      size: 50 * k,
      depth: 0.04,
    }) +
    fields(stage, colors.near) +
    foreground(stage, scene.foreground, scene.land)
  );
}
