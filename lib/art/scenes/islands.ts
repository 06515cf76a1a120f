import { mix } from '../color';
import { foreground } from '../foreground';
import { heightAt, hillFold, landColors } from '../land';
import { below, n, type Point } from '../outline';
import { gradient, paper } from '../paper';
import type { Scene } from '../scene';
import { glints, openSea, wave } from '../sea';
import type { Stage } from '../stage';
import { townOn } from '../town';
import { FOCUS, floatBoat, heavens, standLandmark } from './parts';

/** A cliff in bands of rock; its right side is the picture's edge. */
function cliff(stage: Stage, top: readonly Point[], color: string): string {
  const { height: h, random, scale: k } = stage;
  const rock = stage.lit(color, 0.16);
  const line = `M${top.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
  let bands = '';
  const first = top[0]?.[0] ?? 0;
  const last = top[top.length - 1]?.[0] ?? 0;
  for (let x = first + 26 * k; x < last; x += random.between(50, 110) * k) {
    const y = heightAt(top, x) + random.between(20, 60) * k;
    const drop = random.between(60, 170) * k;
    bands += `M${n(x)} ${n(y)}l${n(26 * k)} ${n(drop * 0.4)}l${n(-10 * k)} ${n(drop * 0.6)}l${n(34 * k)} ${n(drop * 0.5)}l${n(-60 * k)} ${n(-drop * 0.2)}l${n(-4 * k)} ${n(-drop * 0.6)}z`;
  }
  return (
    paper(stage, below(line, top, h), gradient(stage, rock, mix(rock, stage.light.shadow, 0.3))) +
    `<path fill="${mix(rock, stage.light.shadow, 0.28)}" fill-opacity=".7" d="${bands}"/>`
  );
}

/** The upper edges of the far and the near cliff. */
function cliffTops({ width: w, height: h }: Stage): Record<'top' | 'lower', Point[]> {
  const top: Point[] = [
    [w * 0.3, h * 0.74],
    [w * 0.34, h * 0.68],
    [w * 0.4, h * 0.645],
    [w * 0.45, h * 0.57],
    [w * 0.54, h * 0.535],
    [w * 0.66, h * 0.515],
    [w * 0.82, h * 0.49],
    [w + 60, h * 0.45],
  ];
  const lower: Point[] = [
    [w * 0.5, h * 0.86],
    [w * 0.58, h * 0.765],
    [w * 0.7, h * 0.735],
    [w * 0.84, h * 0.67],
    [w + 60, h * 0.63],
  ];
  return { top, lower };
}

/** Islands in a wide sea; the near one carries the white town on its cliffs. */
export function islands(stage: Stage, scene: Scene): string {
  const { width: w, height: h, scale: k } = stage;
  const colors = landColors(scene.land);
  const horizon = h * 0.56;
  const x = w * (FOCUS + 0.03);
  const { top, lower } = cliffTops(stage);
  return (
    heavens(stage, { sunX: 0.24, sunY: 0.34, size: 0.085, cloudFloor: 0.24 }) +
    hillFold(
      stage,
      { from: -60, to: w * 0.36, base: horizon + 6, height: h * 0.1, steps: 7, peak: 0.3 },
      colors.far,
      0.74,
      horizon + 20,
    ) +
    hillFold(
      stage,
      { from: w * 0.24, to: w * 0.7, base: horizon + 6, height: h * 0.06, steps: 7, peak: 0.6 },
      colors.far,
      0.86,
      horizon + 20,
    ) +
    openSea(stage, horizon) +
    wave(stage, h * 0.64, 0.15) +
    glints(stage, w * 0.24, horizon + 8, h * 0.75) +
    cliff(stage, top, colors.slope) +
    townOn(stage, {
      line: top,
      from: w * 0.45,
      to: w + 20,
      rows: 2,
      town: scene.town,
      land: scene.land,
      size: 32 * k,
      depth: 0.14,
      gap: [x - 160 * k, x + 160 * k],
    }) +
    standLandmark(stage, scene.landmark, x, heightAt(top, x) + 14 * k, 1, 0.05) +
    wave(stage, h * 0.745, 0.35) +
    floatBoat(stage, scene.boat, w * 0.3, h * 0.8, 0.8) +
    cliff(stage, lower, mix(colors.slope, colors.near, 0.25)) +
    townOn(stage, {
      line: lower,
      from: w * 0.62,
      to: w + 20,
      rows: 2,
      town: scene.town,
      land: scene.land,
      size: 48 * k,
      depth: 0.02,
    }) +
    wave(stage, h * 0.87, 0.75) +
    foreground(stage, scene.foreground, scene.land)
  );
}
