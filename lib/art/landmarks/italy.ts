import type { Brush } from '../brush';
import { cypress } from '../plants';
import { Sketch } from '../sketch';

/** Rome: the amphitheatre, its outer ring broken off to the right. */
export function colosseum(b: Brush): string {
  const s = new Sketch();
  s.path(b.stone, 'M-200 0V-176Q-60-206 70-182V-130Q150-126 200-112V0z').path(
    b.stoneShade,
    'M70-182V-130Q150-126 200-112V0H96Q100-100 70-182z',
  );
  for (let row = 0; row < 3; row += 1) {
    s.rect(b.cream, -202, 46 + row * 46, row === 2 ? 272 : 402, 5);
    s.arches(b.window, -182, 8 + row * 46, 18, 34, row === 2 ? 8 : 12, 33);
  }
  s.windows(b.window, -178, 160, 8, 10, 7, 1, 34, 0);
  cypress(s, b, 226, 0, 150);
  return cypress(s, b, -226, 0, 120).toString();
}

/** Venice, Split: a tall bell tower over arcades. */
export function campanile(b: Brush): string {
  const s = new Sketch();
  s.block(b.rose, b.roseShade, -200, 0, 190, 96, 0.2)
    .rect(b.white, -204, 94, 198, 6)
    .crenels(b.white, -200, 100, 186, 6)
    .arches(b.white, -184, 0, 20, 44, 8, 23)
    .arches(b.window, -184, 0, 14, 38, 8, 23)
    .arches(b.window, -174, 58, 14, 26, 5, 37);
  s.block(b.brick, b.brickShade, 10, 0, 58, 210, 0.4).windows(b.brickShade, 20, 20, 4, 170, 3, 1, 12, 0);
  s.block(b.white, b.whiteShade, 5, 210, 68, 48, 0.4)
    .arches(b.window, 18, 214, 12, 36, 3, 20)
    .rect(b.stone, 2, 256, 74, 8);
  s.cone(b.green, b.greenShade, 39, 264, 33, 78).circle(b.gold, 39, 346, 5);
  s.block(b.cream, b.creamShade, 76, 0, 140, 70, 0.24)
    .dome(b.slate, b.slateShade, 112, 70, 28, 32)
    .dome(b.slate, b.slateShade, 172, 70, 24, 28)
    .arches(b.window, 96, 0, 20, 46, 4, 32);
  return s.toString();
}

/** Pisa: the leaning tower on the lawn. */
export function leaningTower(b: Brush): string {
  const s = new Sketch();
  const tiers = 7;
  for (let tier = 0; tier < tiers; tier += 1) {
    const x = tier * 5;
    s.block(b.white, b.whiteShade, x - 46, 12 + tier * 32, 92, 32, 0.36)
      .rect(b.stone, x - 50, 12 + tier * 32, 100, 4)
      .arches(b.window, x - 36, 17 + tier * 32, 9, 24, 6, 14.4);
  }
  s.block(b.cream, b.creamShade, 0, 236, 68, 34, 0.36)
    .arches(b.window, 14, 240, 10, 24, 3, 20)
    .rect(b.white, -4, 268, 76, 5);
  s.block(b.white, b.whiteShade, -236, 12, 160, 78, 0.22)
    .poly(b.roof, -244, 90, -156, 132, -68, 90)
    .arches(b.window, -216, 12, 14, 50, 6, 24)
    .dome(b.slate, b.slateShade, -106, 104, 34, 40);
  return s.rect(b.leafShade, -260, 0, 400, 12).rect(b.leaf, -260, 8, 400, 5).toString();
}

/** Malta, Palermo: a great church dome with a spire over honey-coloured houses. */
export function harbourDome(b: Brush): string {
  const s = new Sketch();
  s.block(b.cream, b.creamShade, 74, 60, 30, 150, 0.4)
    .cone(b.stone, b.stoneShade, 89, 210, 18, 96)
    .arch(b.window, 88, 170, 12, 30);
  s.block(b.stone, b.stoneShade, -66, 96, 104, 58, 0.34)
    .arches(b.window, -52, 104, 12, 40, 5, 19)
    .dome(b.roof, b.roofShade, -14, 154, 56, 70)
    .rect(b.cream, -22, 222, 16, 24)
    .dome(b.stone, b.stoneShade, -14, 244, 10, 12);
  const walls: [string, string][] = [
    [b.cream, b.creamShade],
    [b.stone, b.stoneShade],
    [b.sand, b.sandShade],
  ];
  for (let index = 0; index < 9; index += 1) {
    const [light, shade] = walls[index % 3] ?? [b.cream, b.creamShade];
    const [x, h] = [-220 + index * 49, 62 + ((index * 29) % 46)];
    s.block(light, shade, x, 0, 50, h, 0.3)
      .windows(b.window, x + 8, 18, 7, 13, 3, Math.floor(h / 28), 13, 26)
      .rect([b.green, b.red, b.blue][index % 3] ?? b.green, x + 20, h * 0.42, 12, 16);
  }
  return s.toString();
}

/** Puglia: whitewashed round houses with cones of stone. */
export function trulli(b: Brush): string {
  const s = new Sketch();
  for (const [x, w, h] of [
    [-150, 56, 60],
    [150, 58, 56],
    [-54, 66, 72],
    [58, 62, 66],
  ] as const) {
    s.block(b.white, b.whiteShade, x - w, 0, w * 2, h, 0.3)
      .cone(b.slate, b.slateShade, x, h, w * 1.02, w * 1.5)
      .circle(b.white, x, h + w * 1.5, 6)
      .rect(b.white, x - 2, h + w * 0.7, 4, 18)
      .rect(b.white, x - 8, h + w * 0.7 + 9, 16, 4);
    s.arch(b.window, x - 12, 0, 18, 36).rect(b.window, x + 16, h * 0.4, 9, 12);
  }
  return s.circle(b.pink, -104, 14, 14).circle(b.pinkShade, 8, 12, 12).circle(b.pink, 104, 12, 14).toString();
}

/** Dubrovnik, Rhodes town: roofs and a bell tower inside sea walls. */
export function walledTown(b: Brush): string {
  const s = new Sketch();
  s.block(b.white, b.whiteShade, 26, 60, 30, 160, 0.4)
    .dome(b.slate, b.slateShade, 41, 220, 17, 22)
    .arch(b.window, 39, 180, 12, 30)
    .dome(b.slate, b.slateShade, -60, 128, 34, 40)
    .block(b.cream, b.creamShade, -94, 60, 68, 70, 0.34);
  for (let index = 0; index < 11; index += 1) {
    const [x, h] = [-200 + index * 36, 76 + ((index * 37) % 44)];
    s.block(b.cream, b.creamShade, x, 40, 40, h - 40, 0.3)
      .poly(b.roof, x - 3, h, x + 8, h + 15, x + 32, h + 15, x + 43, h)
      .windows(b.window, x + 8, h - 18, 6, 10, 2, 1, 14, 0);
  }
  s.block(b.stone, b.stoneShade, -230, 0, 460, 62, 0.1).crenels(b.stone, -230, 62, 460, 9);
  for (const [x, w, h] of [
    [-216, 62, 100],
    [-20, 52, 84],
    [196, 66, 108],
  ] as const)
    s.block(b.stone, b.stoneShade, x - w / 2, 0, w, h, 0.4)
      .crenels(b.stone, x - w / 2 - 3, h, w + 6, 9)
      .windows(b.window, x - 10, h * 0.6, 6, 18, 2, 1, 14, 0);
  return s.toString();
}

/** Dubai: a sail and a needle. */
export function skyline(b: Brush): string {
  const s = new Sketch();
  for (const [x, w, h] of [
    [-190, 44, 150],
    [-140, 38, 190],
    [60, 46, 170],
    [108, 40, 220],
    [156, 50, 140],
    [204, 38, 100],
  ] as const)
    s.block(b.steel, b.steelShade, x, 0, w, h, 0.44).windows(
      b.window,
      x + 6,
      12,
      4,
      8,
      4,
      Math.floor(h / 22),
      w / 4.6,
      20,
    );
  for (const [w, h] of [
    [62, 120],
    [50, 180],
    [38, 240],
    [26, 300],
    [14, 352],
  ] as const)
    s.block(b.white, b.whiteShade, -20 - w / 2, 0, w, h, 0.44);
  s.poly(b.steel, -22, 352, -20, 430, -18, 352).windows(b.window, -30, 20, 3, 260, 3, 1, 9, 0);
  s.path(b.white, 'M-226 0V-244Q-120-150-112 0z')
    .path(b.blueShade, 'M-218-10V-214Q-136-130-128-10z')
    .path(b.white, 'M-218-40h68l3 6h-71zM-218-80h58l4 6h-62zM-218-120h42l4 6h-46z')
    .rect(b.white, -230, 0, 6, 270);
  return s.toString();
}
