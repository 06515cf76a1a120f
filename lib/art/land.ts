import { mix } from './color';
import lands from './lands.json';
import { below, curve, type Point, polygon } from './outline';
import { gradient, paper } from './paper';
import type { Stage } from './stage';

export type Land = keyof typeof lands;

/** Base colours of a land: its far hills, its slopes, and what grows or lies in front. */
export function landColors(land: Land): { far: string; slope: string; near: string } {
  return lands[land];
}

/** Height of a line at x, between the points that make it. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let index = 1; index < points.length; index += 1) {
    const [left, right] = [points[index - 1], points[index]];
    if (left && right && x <= right[0]) {
      const share = (x - left[0]) / Math.max(1, right[0] - left[0]);
      return left[1] + (right[1] - left[1]) * Math.max(0, share);
    }
  }
  return points[points.length - 1]?.[1] ?? 0;
}

export type RidgeShape = {
  from: number;
  to: number;
  base: number;
  height: number;
  steps: number;
  peak?: number;
};

/** A line of hills: low noise under one broad swell whose top lies at `peak` (0 to 1 along the line). */
export function hillLine(stage: Stage, { from, to, base, height, steps, peak = 0.6 }: RidgeShape): Point[] {
  const { random } = stage;
  const points: Point[] = [];
  for (let index = 0; index <= steps; index += 1) {
    const t = index / steps;
    const swell = Math.exp(-(((t - peak) / 0.42) ** 2));
    const rough = random.between(-0.16, 0.16);
    // An end that lies inside the picture runs out into the sea.
    const ends = Math.min(1, from > 0 ? t * 4 : 1, to < stage.width ? (1 - t) * 4 : 1);
    points.push([from + (to - from) * t, base - height * ends * Math.max(0.04, swell * 0.82 + rough + 0.1)]);
  }
  return points;
}

/** A line of mountains: alternating summits and saddles with straight flanks. */
export function peakLine(stage: Stage, { from, to, base, height, steps, peak = 0.6 }: RidgeShape): Point[] {
  const { random } = stage;
  const points: Point[] = [];
  for (let index = 0; index <= steps; index += 1) {
    const t = index / steps;
    const swell = 0.42 + 0.58 * Math.exp(-(((t - peak) / 0.3) ** 2));
    const ends = Math.min(1, from > 0 ? t * 3.2 : 1, to < stage.width ? (1 - t) * 3.2 : 1);
    const summit = index % 2 === 1 ? random.between(0.8, 1) : random.between(0.34, 0.56);
    points.push([
      from + (to - from) * (t + random.between(-0.25, 0.25) / steps),
      base - height * swell * summit * ends,
    ]);
  }
  return points;
}

/** One fold of land drawn as paper with a lighter edge on top. */
export function hills(
  stage: Stage,
  points: readonly Point[],
  color: string,
  depth: number,
  bottom: number,
  strata = 0,
): string {
  const top = stage.lit(color, depth);
  const foot = stage.lit(color, Math.min(1, depth + 0.2));
  const sheets = Array.from({ length: strata }, (_, index): [number, string] => [
    (index + 1) * 30 * stage.scale,
    gradient(stage, mix(top, stage.lit('#1d3a2c', depth), 0.1 * (index + 1)), foot),
  ]);
  return paper(stage, below(curve(points), points, bottom), gradient(stage, top, foot), {
    strata: sheets,
    lift: 1 - depth * 0.75,
  });
}

/** A new line of hills, drawn at once. */
export function hillFold(
  stage: Stage,
  shape: RidgeShape,
  color: string,
  depth: number,
  bottom: number,
): string {
  return hills(stage, hillLine(stage, shape), color, depth, bottom);
}

/** Mountains: the flank away from the sun lies in shade, high summits may carry snow. */
export function mountains(
  stage: Stage,
  points: readonly Point[],
  color: string,
  depth: number,
  bottom: number,
  snow = false,
): string {
  const line = `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
  const top = stage.lit(color, depth);
  const shade = mix(top, stage.light.shadow, 0.2 * (1 - depth * 0.7));
  let flanks = '';
  let caps = '';
  for (let index = 1; index < points.length - 1; index += 2) {
    const [summit, right] = [points[index], points[index + 1]];
    if (!summit || !right) continue;
    const [x, y] = summit;
    const drop = right[1] - y;
    const run = right[0] - x;
    flanks += polygon([
      summit,
      right,
      [right[0], bottom],
      [x + run * 0.1, bottom],
      [x - run * 0.16, y + drop * 1.5],
      [x + run * 0.16, y + drop * 0.9],
      [x - run * 0.06, y + drop * 0.5],
    ]);
    if (snow) {
      caps += polygon([
        summit,
        [x + run * 0.3, y + drop * 0.3],
        [x + run * 0.14, y + drop * 0.27],
        [x + run * 0.04, y + drop * 0.42],
        [x - run * 0.08, y + drop * 0.26],
        [x - run * 0.2, y + drop * 0.34],
        [x - run * 0.2, y + drop * 0.22],
      ]);
    }
  }
  const foot = stage.lit(color, Math.min(1, depth + 0.3));
  return (
    paper(stage, below(line, points, bottom), gradient(stage, top, foot), { lift: 1 - depth * 0.75 }) +
    `<path fill="${gradient(stage, shade, foot)}" d="${flanks}"/>` +
    (caps ? `<path fill="${stage.lit('#fffaf2', depth * 0.8)}" d="${caps}"/>` : '')
  );
}

/** Land that comes in from the right edge and ends in the sea at `tip`. */
export function headlandLine(stage: Stage, tip: number, base: number, height: number, steps = 9): Point[] {
  const { random, width } = stage;
  const points: Point[] = [[tip, base]];
  for (let index = 1; index <= steps; index += 1) {
    const t = index / steps;
    const rise = Math.sin(Math.min(1, t * 1.15) * Math.PI * 0.5) ** 0.75;
    const y = base - height * Math.max(0.16, rise * random.between(0.86, 1.06));
    points.push([tip + (width + 60 - tip) * t ** 1.15, y]);
  }
  return points;
}
