import { brushAt } from '../brush';
import { foreground } from '../foreground';
import {
  heightAt,
  hillFold,
  hillLine,
  hills,
  landColors,
  mountains as mountainSheet,
  peakLine,
} from '../land';
import { lowered } from '../outline';
import { cypress } from '../plants';
import type { Scene } from '../scene';
import { Sketch } from '../sketch';
import type { Stage } from '../stage';
import { townOn } from '../town';
import { FOCUS, heavens, standLandmark } from './parts';

/** High ridges one behind the other, a settled valley, a wooded slope in front. */
export function mountains(stage: Stage, scene: Scene): string {
  const { width: w, height: h, scale: k, random } = stage;
  const colors = landColors(scene.land);
  const x = w * FOCUS;
  const snow = scene.land !== 'lush';
  const range = (base: number, height: number, steps: number, peak: number) =>
    peakLine(stage, { from: -110, to: w + 110, base: h * base, height: h * height, steps, peak });
  const valley = hillLine(stage, {
    from: -60,
    to: w + 60,
    base: h * 0.8,
    height: h * 0.1,
    steps: 7,
    peak: 0.7,
  });
  const slope = hillLine(stage, {
    from: -60,
    to: w + 60,
    base: h * 0.98,
    height: h * 0.17,
    steps: 7,
    peak: 0.05,
  });
  const wood = new Sketch();
  const b = brushAt(stage, 0.1);
  for (let tx = 0; tx < w; tx += random.between(16, 44) * k) {
    if (tx < x - 200 * k || tx > x + 200 * k)
      cypress(wood, b, tx, -heightAt(valley, tx) - 20 * k, random.between(44, 86) * k);
  }
  return (
    heavens(stage, { sunX: 0.27, sunY: 0.2 }) +
    mountainSheet(stage, range(0.66, 0.42, 8, 0.7), colors.far, 0.82, h * 0.9, snow) +
    mountainSheet(stage, range(0.7, 0.3, 12, 0.3), colors.far, 0.6, h * 0.9, snow) +
    hillFold(
      stage,
      { from: -60, to: w + 60, base: h * 0.74, height: h * 0.15, steps: 9, peak: 0.85 },
      colors.slope,
      0.44,
      h,
    ) +
    hills(stage, valley, colors.slope, 0.22, h) +
    wood.toString() +
    standLandmark(stage, scene.landmark, x, heightAt(valley, x) + 40 * k, 1.05, 0.04) +
    townOn(stage, {
      line: lowered(valley, 70 * k),
      from: w * 0.36,
      to: w + 20,
      rows: 2,
      town: scene.town,
      land: scene.land,
      size: 40 * k,
      depth: 0.1,
      gap: [x - 60 * k, x + 60 * k],
    }) +
    hills(stage, slope, colors.near, 0.08, h + 40, 1) +
    foreground(stage, scene.foreground, scene.land)
  );
}
