import type { Brush } from '../brush';
import { roundTree } from '../plants';
import { Sketch } from '../sketch';

/** A brick church tower with lantern and crown: Groningen, Amsterdam, Antwerp, Charleroi. */
export function brickSpire(b: Brush): string {
  const s = new Sketch();
  s.block(b.brick, b.brickShade, -34, 0, 68, 168, 0.4)
    .rect(b.white, -38, 108, 76, 5)
    .arches(b.window, -13, 44, 13, 46, 2, 26);
  s.circle(b.ink, 0, 138, 17)
    .circle(b.gold, 0, 138, 14)
    .circle(b.ink, 0, 138, 12)
    .rect(b.gold, -1, 137, 2, 10)
    .rect(b.gold, -1, 137, 8, 2);
  s.rect(b.white, -40, 166, 80, 8)
    .block(b.stone, b.stoneShade, -25, 174, 50, 62, 0.4)
    .arches(b.window, -11, 180, 12, 46, 2, 22)
    .rect(b.white, -30, 236, 60, 6);
  s.dome(b.slate, b.slateShade, 0, 242, 26, 26)
    .block(b.stone, b.stoneShade, -13, 264, 26, 30, 0.4)
    .arch(b.window, 0, 268, 10, 22);
  return s
    .dome(b.slate, b.slateShade, 0, 294, 15, 18)
    .cone(b.slate, b.slateShade, 0, 310, 4, 44)
    .circle(b.gold, 0, 356, 4)
    .toString();
}

/** Cologne: twin Gothic spires. */
export function twinSpires(b: Brush): string {
  const s = new Sketch();
  s.block(b.slate, b.slateShade, 40, 0, 190, 96, 0.2)
    .poly(b.slateShade, 40, 96, 60, 140, 214, 140, 236, 96)
    .arches(b.window, 70, 20, 14, 60, 6, 28);
  for (const x of [-66, 26]) {
    s.block(b.slate, b.slateShade, x - 38, 0, 76, 190, 0.42)
      .arches(b.window, x - 14, 30, 15, 56, 2, 28)
      .arches(b.window, x - 14, 110, 15, 62, 2, 28);
    for (const side of [-38, 38]) s.cone(b.slate, b.slateShade, x + side, 176, 9, 54);
    s.cone(b.slate, b.slateShade, x, 190, 30, 176)
      .rect(b.gold, x - 1, 362, 2, 14)
      .windows(b.window, x - 9, 208, 5, 24, 2, 1, 12, 0)
      .rect(b.window, x - 3, 254, 5, 24);
  }
  s.block(b.slate, b.slateShade, -28, 0, 16, 150).arch(b.window, -20, 0, 30, 54);
  return s.toString();
}

/** Maastricht: two square towers side by side, one red. */
export function twinTowers(b: Brush): string {
  const s = new Sketch();
  s.block(b.stone, b.stoneShade, -150, 0, 130, 106, 0.3)
    .poly(b.slate, -158, 106, -134, 150, -40, 150, -12, 106)
    .arches(b.window, -126, 30, 15, 50, 4, 28);
  s.block(b.brick, b.brickShade, -10, 0, 54, 220, 0.4)
    .rect(b.white, -14, 216, 62, 6)
    .block(b.brick, b.brickShade, -4, 222, 42, 48, 0.4)
    .cone(b.slate, b.slateShade, 17, 270, 22, 50)
    .arches(b.window, 8, 170, 11, 38, 2, 20)
    .arch(b.window, 16, 226, 12, 34);
  for (const x of [92, 148])
    s.block(b.stone, b.stoneShade, x - 22, 0, 44, 166, 0.4)
      .cone(b.slate, b.slateShade, x, 166, 26, 66)
      .arches(b.window, x - 8, 120, 10, 30, 2, 17);
  return s.block(b.stone, b.stoneShade, 100, 0, 40, 120).circle(b.window, 120, 90, 11).toString();
}

/** A smock mill on its stage: the Low Countries. */
export function smockMill(b: Brush): string {
  const s = new Sketch();
  s.block(b.brick, b.brickShade, -46, 0, 92, 66, 0.4)
    .windows(b.window, -30, 26, 12, 18, 2, 1, 38, 0)
    .rect(b.greenShade, -9, 0, 18, 34);
  s.poly(b.woodShade, -74, 62, -74, 70, 74, 70, 74, 62)
    .windows(b.woodShade, -74, 70, 2.4, 16, 8, 1, 21, 0)
    .rect(b.woodShade, -74, 84, 150, 2.4);
  s.poly(b.wood, -42, 70, -27, 184, 27, 184, 42, 70)
    .poly(b.woodShade, 12, 70, 8, 184, 27, 184, 42, 70)
    .rect(b.window, -8, 110, 13, 17);
  s.path(b.greenShade, 'M-34-180q2-44 34-48q34 4 36 48z').rect(b.white, -34, 180, 70, 5);
  const [cx, cy] = [-6, 200];
  for (let arm = 0; arm < 4; arm += 1) {
    const a = 0.5 + (arm * Math.PI) / 2;
    const [c, d] = [Math.cos(a), Math.sin(a)];
    const at = (along: number, across: number): [number, number] => [
      cx + c * along - d * across,
      cy + d * along + c * across,
    ];
    s.poly(b.woodShade, ...at(0, -2.4), ...at(160, -1.6), ...at(160, 1.6), ...at(0, 2.4)).poly(
      b.white,
      ...at(40, 2),
      ...at(156, 2),
      ...at(156, 26),
      ...at(40, 26),
    );
    for (let bar = 0; bar < 6; bar += 1)
      s.poly(
        b.woodShade,
        ...at(44 + bar * 22, 2),
        ...at(46 + bar * 22, 2),
        ...at(46 + bar * 22, 26),
        ...at(44 + bar * 22, 26),
      );
  }
  s.circle(b.red, cx, cy, 7);
  s.block(b.brick, b.brickShade, 96, 0, 110, 40, 0.3)
    .poly(b.roof, 88, 40, 112, 82, 190, 82, 214, 40)
    .windows(b.white, 108, 14, 12, 16, 4, 1, 22, 0);
  return roundTree(s, b, -140, 0, 120, b.leaf, b.leafShade).toString();
}

/** Rotterdam: the bent pylon and its stays over the river. */
export function cableBridge(b: Brush): string {
  const s = new Sketch();
  for (const [x, w, h] of [
    [120, 46, 170],
    [172, 40, 230],
    [216, 54, 140],
    [270, 40, 190],
  ] as const)
    s.block(b.steel, b.steelShade, x, 20, w, h, 0.42).windows(
      b.window,
      x + 6,
      34,
      5,
      9,
      4,
      Math.floor(h / 24),
      w / 4.6,
      22,
    );
  s.poly(b.white, -96, 40, -66, 190, -78, 330, -62, 330, -44, 190, -64, 40).poly(
    b.whiteShade,
    -74,
    40,
    -52,
    190,
    -66,
    330,
    -62,
    330,
    -44,
    190,
    -64,
    40,
  );
  for (let index = 0; index < 9; index += 1) {
    const x = -10 + index * 38;
    s.poly(b.white, -62, 322 - index * 12, x, 44, x + 2, 44, -62, 325 - index * 12);
  }
  s.poly(b.white, -76, 326, -250, 44, -247, 44, -74, 330).poly(
    b.white,
    -76,
    318,
    -238,
    44,
    -235,
    44,
    -74,
    322,
  );
  return s
    .rect(b.slate, -330, 34, 690, 12)
    .rect(b.slateShade, -330, 30, 690, 5)
    .block(b.stone, b.stoneShade, -104, 0, 48, 34)
    .toString();
}

/** Düsseldorf: the slender Rhine tower beside town gables. */
export function rhineTower(b: Brush): string {
  const s = new Sketch();
  s.poly(b.steel, -18, 0, -8, 262, 8, 262, 18, 0)
    .poly(b.steelShade, 5, 0, 2, 262, 8, 262, 18, 0)
    .poly(b.steel, -14, 250, -46, 284, 46, 284, 14, 250)
    .rect(b.window, -46, 284, 92, 12)
    .poly(b.white, -48, 296, -22, 314, 22, 314, 48, 296)
    .poly(b.steelShade, -4, 314, -1.5, 404, 1.5, 404, 4, 314);
  for (const [x, w, h] of [
    [-190, 60, 112],
    [-126, 50, 90],
    [60, 56, 100],
    [124, 70, 124],
  ] as const)
    s.block(b.steel, b.steelShade, x, 0, w, h, 0.4).windows(
      b.window,
      x + 7,
      14,
      7,
      12,
      3,
      Math.floor(h / 26),
      w / 3.4,
      24,
    );
  return s.toString();
}

/** Hamburg: the concert hall's glass waves on a brick warehouse. */
export function concertHall(b: Brush): string {
  const s = new Sketch();
  s.path(b.steel, 'M-170-90V-226Q-140-190-104-214Q-70-236-34-206Q10-178 48-222Q92-268 160-262V-90z').path(
    b.steelShade,
    'M70-240Q112-266 160-262V-90H70z',
  );
  for (let row = 0; row < 5; row += 1)
    s.windows(b.window, -158, 104 + row * 21, 12, 11, row === 4 ? 0 : 15, 1, 21, 0);
  s.block(b.brick, b.brickShade, -176, 0, 342, 92, 0.26).windows(b.window, -160, 14, 9, 13, 15, 3, 21.4, 25);
  return s.rect(b.white, -176, 90, 342, 5).toString();
}

/** Brussels: the town hall spire above guild houses. */
export function townHall(b: Brush): string {
  const s = new Sketch();
  s.block(b.cream, b.creamShade, -200, 0, 400, 92, 0.16)
    .poly(b.slate, -206, 92, -182, 140, 182, 140, 206, 92)
    .arches(b.window, -184, 0, 20, 38, 14, 28.4)
    .windows(b.window, -188, 52, 12, 28, 16, 1, 24.4, 0)
    .windows(b.cream, -160, 106, 10, 14, 9, 1, 38, 0);
  s.block(b.cream, b.creamShade, -26, 0, 52, 196, 0.4)
    .arches(b.window, -10, 110, 10, 44, 2, 20)
    .arch(b.window, 0, 0, 26, 44);
  for (const x of [-26, 26]) s.cone(b.cream, b.creamShade, x, 190, 8, 44);
  s.block(b.cream, b.creamShade, -17, 196, 34, 52, 0.4)
    .arch(b.window, -2, 204, 12, 36)
    .cone(b.cream, b.creamShade, 0, 248, 17, 92)
    .circle(b.gold, 0, 342, 4.5);
  for (const x of [-196, 196])
    s.block(b.cream, b.creamShade, x - 9, 0, 18, 120).cone(b.slate, b.slateShade, x, 120, 12, 40);
  return s.toString();
}

/** Eindhoven: a saucer-shaped hall on its columns. */
export function saucerHall(b: Brush): string {
  const s = new Sketch();
  for (let index = 0; index < 7; index += 1)
    s.poly(
      b.steelShade,
      -96 + index * 32 - 2,
      0,
      -110 + index * 37 - 2,
      62,
      -110 + index * 37 + 2,
      62,
      -96 + index * 32 + 2,
      0,
    );
  s.path(b.white, 'M-190-76Q-120-150 0-150T190-76z')
    .path(b.whiteShade, 'M40-148Q150-136 190-76H90Q90-120 40-148z')
    .path(b.steelShade, 'M-190-76H190Q110-40 0-40T-190-76z')
    .path(b.window, 'M-172-82H172L166-90H-166z')
    .rect(b.white, -14, 150, 28, 12);
  return s.rect(b.red, -1, 162, 2, 44).toString();
}
