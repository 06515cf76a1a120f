import type { Brush } from '../brush';
import { Sketch } from '../sketch';
import { gableRow } from './gables';

/** Curaçao: the bright gables along the waterfront. */
export function merchantQuay(b: Brush): string {
  const walls: [string, string][] = [
    [b.gold, b.goldShade],
    [b.roof, b.roofShade],
    [b.teal, b.tealShade],
    [b.rose, b.roseShade],
    [b.blue, b.blueShade],
    [b.cream, b.creamShade],
  ];
  const s = new Sketch({
    order: [b.cream, ...walls.map(([light]) => light), b.white, ...walls.map(([, shade]) => shade), b.window],
    whole: true,
  });
  gableRow(s, b, {
    from: -270,
    walls,
    widths: [92, 78, 100, 84, 94, 86],
    heights: [118, 140, 112, 132, 120, 136],
    kinds: ['bell', 'curl', 'bell', 'step', 'curl', 'bell'],
    arcade: true,
  });
  return s.toString();
}

/** Aruba: the bent divi-divi tree beside a lighthouse. */
export function diviTree(b: Brush): string {
  const s = new Sketch();
  s.poly(b.white, 128, 0, 136, 176, 164, 176, 172, 0)
    .poly(b.whiteShade, 154, 0, 154, 176, 164, 176, 172, 0)
    .rect(b.slate, 128, 174, 44, 6)
    .rect(b.window, 140, 180, 20, 20)
    .dome(b.red, b.redShade, 150, 200, 13, 14);
  s.path(
    b.woodShade,
    'M-16 6Q-2-50-22-92Q-34-120-78-138L-76-146Q-30-138-12-108Q-16-150-60-180L-54-184Q0-154 4-96Q10-46 18 6z',
  );
  for (const [x, y, rx, ry] of [
    [-96, 150, 86, 24],
    [-126, 178, 92, 24],
    [-70, 190, 70, 22],
    [-40, 168, 54, 20],
    [-180, 160, 60, 16],
  ] as const) {
    s.circle(b.leafShade, x, y - 5, rx, ry).circle(b.leaf, x - 6, y + 3, rx * 0.9, ry * 0.76);
  }
  return s.toString();
}

/** Bonaire: white hills of salt and flamingos in the pans. */
export function saltHills(b: Brush): string {
  const s = new Sketch();
  for (const [x, half, h] of [
    [-150, 90, 74],
    [20, 120, 104],
    [170, 84, 66],
  ] as const)
    s.cone(b.white, b.whiteShade, x, 0, half, h);
  for (const [x, y, k] of [
    [-60, -34, 1],
    [-20, -50, 1.25],
    [64, -40, 0.95],
  ] as const) {
    s.poly(b.pinkShade, x - 1.4 * k, y, x - 1.4 * k, y + 36 * k, x + 1.4 * k, y + 36 * k, x + 1.4 * k, y);
    s.circle(b.pink, x, y + 42 * k, 19 * k, 10 * k).path(
      b.pink,
      `M${x + 12 * k} ${-(y + 44 * k)}q${18 * k} ${-10 * k} ${6 * k} ${-30 * k}q${-2 * k} ${-8 * k} ${6 * k} ${-8 * k}q${7 * k} 0 ${8 * k} ${8 * k}l${-4 * k} 0q${-2 * k} ${-4 * k} ${-5 * k} ${-3 * k}q${16 * k} ${20 * k} ${-6 * k} ${38 * k}z`,
    );
  }
  return s.toString();
}

/** Paramaribo: white wooden houses on brick footings and the twin-towered wooden cathedral. */
export function woodenTown(b: Brush): string {
  const s = new Sketch();
  s.block(b.gold, b.goldShade, -60, 0, 150, 120, 0.24)
    .poly(b.slate, -68, 120, 14, 178, 98, 120)
    .poly(b.slateShade, 14, 178, 98, 120, 50, 120);
  for (const x of [-66, 96])
    s.block(b.gold, b.goldShade, x - 19, 0, 38, 196, 0.4)
      .rect(b.white, x - 22, 150, 44, 5)
      .cone(b.slate, b.slateShade, x, 196, 24, 84)
      .arches(b.window, x - 8, 164, 9, 24, 2, 15)
      .arch(b.window, x, 90, 12, 36);
  s.arches(b.window, -20, 44, 15, 46, 3, 35).circle(b.white, 14, 134, 15).circle(b.window, 14, 134, 10);
  for (const [x, w, h] of [
    [-250, 104, 86],
    [-150, 84, 72],
    [136, 112, 90],
  ] as const) {
    s.rect(b.brickShade, x, 0, w, 16).block(b.white, b.whiteShade, x, 16, w, h, 0.24);
    s.windows(b.greenShade, x + 10, 30, 12, 24, 4, 1, (w - 32) / 3, 0).windows(
      b.greenShade,
      x + 10,
      66,
      12,
      20,
      4,
      1,
      (w - 32) / 3,
      0,
    );
    s.rect(b.white, x - 10, 56, w + 20, 5).windows(b.white, x - 8, 16, 4, 42, 5, 1, (w + 12) / 4, 0);
    s.poly(b.brick, x - 12, h + 16, x + w * 0.26, h + 62, x + w * 0.74, h + 62, x + w + 12, h + 16).poly(
      b.brickShade,
      x + w * 0.6,
      h + 16,
      x + w * 0.62,
      h + 62,
      x + w * 0.74,
      h + 62,
      x + w + 12,
      h + 16,
    );
    s.block(b.white, b.whiteShade, x + w * 0.38, h + 24, w * 0.22, 22)
      .poly(b.brickShade, x + w * 0.34, h + 46, x + w * 0.49, h + 62, x + w * 0.64, h + 46)
      .rect(b.window, x + w * 0.44, h + 26, w * 0.1, 15);
  }
  return s.toString();
}
