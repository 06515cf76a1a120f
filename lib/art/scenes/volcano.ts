import { mix } from '../color';
import { foreground } from '../foreground';
import { heightAt, hillFold, hillLine, hills, landColors } from '../land';
import { lowered, type Point, polygon } from '../outline';
import { gradient, paper } from '../paper';
import type { Scene } from '../scene';
import { openSea, wave } from '../sea';
import type { Stage } from '../stage';
import { townOn } from '../town';
import { floatBoat, heavens, standLandmark } from './parts';

type Cone = { x: number; y: number; half: number; base: number; color: string; depth: number; snow: boolean };

/** A cone with a worn rim; gullies run down it, the side away from the sun lies in shade. */
function cone(stage: Stage, { x, y, half, base, color, depth, snow }: Cone): string {
  const { scale: k, random } = stage;
  const rise = base - y;
  const flank = (side: number, t: number): Point => [x + side * (34 * k + half * t ** 1.5), y + rise * t];
  const steps = [1, 0.84, 0.68, 0.52, 0.38, 0.25, 0.14, 0.05, 0];
  const rim: Point[] = [
    [x - 14 * k, y + 9 * k],
    [x + 4 * k, y + 3 * k],
    [x + 16 * k, y + 14 * k],
  ];
  const outline: Point[] = [
    ...steps.map((t) => flank(-1, t)),
    ...rim,
    ...[...steps].reverse().map((t) => flank(1, t)),
  ];
  const sunny = stage.lit(color, depth);
  const foot = stage.lit(color, Math.min(1, depth + 0.3));
  /** A jagged line from the rim to the foot; `lane` -1 is the left outline, 1 the right. */
  const gully = (lane: number, from: number, to: number, jag: number): Point[] =>
    Array.from({ length: 8 }, (_, index): Point => {
      const t = from + ((to - from) * index) / 7;
      return [x + lane * (34 * k + half * t ** 1.5) + (index % 2 ? jag : -jag) * k * (0.3 + t), y + rise * t];
    });
  const shade = [
    ...gully(0.12, 0.03, 1, 20),
    ...[...steps]
      .reverse()
      .map((t) => flank(1, t))
      .reverse(),
  ];
  const scars = [-0.72, -0.42, -0.16, 0.42, 0.68].map((lane) => {
    const [from, to] = [random.between(0.1, 0.26), random.between(0.5, 0.8)];
    return polygon([...gully(lane, from, to, 5), ...gully(lane + 0.09, to, from, 5)]);
  });
  const cap = polygon([
    ...[0.24, 0.14, 0.05, 0].map((t) => flank(-1, t)),
    ...rim,
    ...[0, 0.05, 0.14, 0.26].map((t) => flank(1, t)),
    ...[0.62, 0.4, 0.14, -0.16, -0.42, -0.7].map(
      (lane, index): Point => [x + lane * (34 * k + half * 0.13), y + rise * (index % 2 ? 0.15 : 0.3)],
    ),
  ]);
  return (
    paper(stage, polygon(outline), gradient(stage, sunny, foot)) +
    (snow ? `<path fill="${stage.lit('#fffaf2', depth * 0.5)}" d="${cap}"/>` : '') +
    `<path fill="${mix(sunny, stage.light.shadow, 0.3)}" fill-opacity=".6" d="${polygon(shade)}"/>` +
    `<path fill="${mix(sunny, stage.light.shadow, 0.3)}" fill-opacity=".32" d="${scars.join('')}"/>`
  );
}

/** A volcano over its island: vineyards, a white village, the sea at its foot. */
export function volcano(stage: Stage, scene: Scene): string {
  const { width: w, height: h, scale: k } = stage;
  const colors = landColors(scene.land);
  const x = w * 0.68;
  const slope = hillLine(stage, {
    from: -60,
    to: w + 60,
    base: h * 0.74,
    height: h * 0.12,
    steps: 8,
    peak: 0.85,
  });
  const shore: Point[] = [
    [-60, h * 0.79],
    [w * 0.3, h * 0.765],
    [w * 0.7, h * 0.75],
    [w + 60, h * 0.76],
  ];
  return (
    heavens(stage, { sunX: 0.24, sunY: 0.22 }) +
    hillFold(
      stage,
      { from: -60, to: w + 60, base: h * 0.66, height: h * 0.16, steps: 9, peak: 0.1 },
      colors.far,
      0.76,
      h * 0.8,
    ) +
    cone(stage, {
      x: w * 0.52,
      y: h * 0.24,
      half: Math.max(w * 0.36, 460 * k),
      base: h * 0.74,
      color: colors.slope,
      depth: 0.36,
      snow: scene.land === 'lava' && scene.time !== 'sunset',
    }) +
    hills(stage, slope, mix(colors.slope, '#6f9a58', 0.45), 0.24, h) +
    standLandmark(stage, scene.landmark, x, heightAt(slope, x) + 44 * k, 0.8, 0.05) +
    hills(stage, lowered(shore, -44 * k), mix(colors.slope, '#5f8f55', 0.6), 0.12, h) +
    townOn(stage, {
      line: shore,
      from: w * 0.26,
      to: w + 20,
      rows: 2,
      town: scene.town,
      land: scene.land,
      size: 40 * k,
      depth: 0.06,
    }) +
    hills(stage, lowered(shore, 14 * k), colors.near, 0.05, h) +
    openSea(stage, h * 0.8) +
    wave(stage, h * 0.802, 0.35) +
    floatBoat(stage, scene.boat, w * 0.55, h * 0.86, 0.74) +
    wave(stage, h * 0.875, 0.7) +
    foreground(stage, scene.foreground, scene.land)
  );
}
