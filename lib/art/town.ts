import { type Brush, brushAt } from './brush';
import { heightAt, type Land } from './land';
import type { Point } from './outline';
import { cypress, roundTree } from './plants';
import type { Random } from './random';
import { Sketch } from './sketch';
import type { Stage } from './stage';

export const TOWNS = ['tile', 'cube', 'medina', 'white', 'pastel', 'alpine'] as const;
export type Town = (typeof TOWNS)[number];

type Wall = readonly [light: string, shade: string];

function walls(b: Brush, town: Town): readonly [Wall, ...Wall[]] {
  const white: Wall = [b.white, b.whiteShade];
  const cream: Wall = [b.cream, b.creamShade];
  if (town === 'cube') return [white, white, white, cream];
  if (town === 'white') return [white, white, cream];
  if (town === 'medina')
    return [
      [b.rose, b.roseShade],
      [b.clay, b.clayShade],
      [b.rose, b.roseShade],
      [b.sand, b.sandShade],
    ];
  if (town === 'pastel')
    return [
      [b.gold, b.goldShade],
      white,
      [b.rose, b.roseShade],
      [b.teal, b.tealShade],
      cream,
      [b.clay, b.clayShade],
    ];
  return [white, cream, white, [b.rose, b.roseShade], [b.stone, b.stoneShade]];
}

function house(s: Sketch, b: Brush, random: Random, town: Town, x: number, y: number, size: number): number {
  // A few fixed proportions: they look varied enough, and repeat letter for letter in the bytes.
  const w = Math.round(size * random.pick([0.9, 1.1, 1.35]));
  const h = Math.round(size * random.pick([0.75, 0.95, 1.2]));
  const [light, shade] = random.pick(walls(b, town));
  s.block(light, shade, x, y - Math.round(size * 0.5), w, h + Math.round(size * 0.5), 0.3);
  if (town === 'cube' || town === 'medina' || town === 'white') {
    if (town === 'medina') s.crenels(light, x, y + h, w, Math.max(3, size * 0.09));
    else if (random.chance(0.2))
      s.dome(
        town === 'cube' ? b.blue : light,
        town === 'cube' ? b.blueShade : shade,
        x + w / 2,
        y + h,
        w * 0.34,
      );
  } else pitchedRoof(s, b, town, x, y + h, w, size);
  const [ww, wh] = [size * 0.14, size * 0.2];
  const fill = town === 'cube' && random.chance(0.5) ? b.blueShade : b.window;
  s.windows(fill, x + w * 0.16, y + h - size * 0.4, ww, wh, 2, 1, w * 0.32, 0);
  if (h > size) s.windows(b.window, x + w * 0.16, y + size * 0.2, ww, wh, 2, 1, w * 0.32, 0);
  return w;
}

function pitchedRoof(s: Sketch, b: Brush, town: Town, x: number, top: number, w: number, size: number): void {
  const alpine = town === 'alpine';
  const rise = Math.round(size * (alpine ? 0.6 : 0.34));
  const inset = Math.round(w * (alpine ? 0.34 : 0.16));
  const eaves = w + 6;
  s.path(
    alpine ? b.wood : b.roof,
    `M${Math.round(x) - 3} ${-Math.round(top)}l${inset + 3} ${-rise}h${w - 2 * inset}l${inset + 3} ${rise}z`,
  );
  if (size > 38)
    s.path(
      alpine ? b.woodShade : b.roofShade,
      `M${Math.round(x) - 3 + eaves} ${-Math.round(top)}l${-inset - 3} ${-rise}h${-Math.round(w * 0.12)}l-2 ${rise}z`,
    );
}

export type TownPlan = {
  line: readonly Point[];
  from: number;
  to: number;
  rows: number;
  town: Town;
  land: Land;
  size: number;
  depth: number;
  gap?: readonly [number, number];
};

function hasCypresses(land: Land): boolean {
  return land !== 'north' && land !== 'lush';
}

/** Houses in rows along a fold of land, the upper rows behind; trees grow between them. */
export function townOn(
  stage: Stage,
  { line, from, to, rows, town, land, size, depth, gap }: TownPlan,
): string {
  const { random } = stage;
  let drawn = '';
  for (let row = rows - 1; row >= 0; row -= 1) {
    const b = brushAt(stage, depth + row * 0.05);
    const pairs = walls(b, town);
    const order = [
      b.cypress,
      b.cypressShade,
      b.woodShade,
      b.leafShade,
      b.leaf,
      ...pairs.map(([light]) => light),
      ...pairs.map(([, shade]) => shade),
      b.roof,
      b.roofShade,
      b.blue,
      b.blueShade,
      b.window,
    ];
    const s = new Sketch({ order, whole: true });
    let x = Math.round(from + random.between(0, size));
    while (x < to) {
      const y = -Math.round(heightAt(line, x + size / 2) + (rows - 1 - row) * size * 0.72);
      const inGap = gap && x > gap[0] - size && x < gap[1];
      if (random.chance(0.2) || inGap) {
        if (!inGap && town !== 'medina') {
          if (hasCypresses(land) && random.chance(0.5))
            cypress(s, b, x + size * 0.3, y - 4, size * random.between(1.2, 1.9));
          else roundTree(s, b, x + size * 0.3, y - 6, size * 1.2, b.leaf, b.leafShade);
        }
        x += Math.round(size * 0.7);
      } else x += house(s, b, random, town, x, y, size) + Math.round(random.between(0, 0.3) * size);
    }
    drawn += s;
  }
  return drawn;
}

export type OrchardPlan = {
  line: readonly Point[];
  from: number;
  to: number;
  reach: number;
  depth: number;
  land: Land;
};

/** Small trees scattered over the slope below a line, `reach` units deep. */
export function orchard(stage: Stage, { line, from, to, reach, depth, land }: OrchardPlan): string {
  const { random, scale } = stage;
  const b = brushAt(stage, depth);
  const mediterranean = hasCypresses(land);
  const [leaf, shade] = mediterranean ? [b.olive, b.oliveShade] : [b.leaf, b.leafShade];
  const s = new Sketch({ order: [b.woodShade, shade, leaf, b.cypress, b.cypressShade], whole: true });
  for (let x = from; x < to; x += random.between(18, 46) * scale) {
    const t = random.between(0.15, 1);
    const [y, size] = [-heightAt(line, x) - reach * t, (20 + 16 * t) * scale];
    if (mediterranean && random.chance(0.16)) cypress(s, b, x, y, size * 1.7);
    else roundTree(s, b, x, y, size, leaf, shade);
  }
  return s.toString();
}
