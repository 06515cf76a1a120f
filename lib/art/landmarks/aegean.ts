import type { Brush } from '../brush';
import { cypress } from '../plants';
import { Sketch } from '../sketch';

/** Santorini: white cubes, blue domes, a bell wall. */
export function blueDomes(b: Brush): string {
  const s = new Sketch();
  s.block(b.white, b.whiteShade, -210, 0, 120, 58).block(b.cream, b.creamShade, -176, 58, 66, 40);
  s.block(b.white, b.whiteShade, 90, 0, 130, 48).block(b.rose, b.roseShade, 120, 48, 60, 34);
  s.block(b.white, b.whiteShade, -96, 0, 112, 96).block(b.white, b.whiteShade, -82, 96, 84, 26);
  s.dome(b.blue, b.blueShade, -40, 122, 42, 48)
    .rect(b.white, -41.5, 168, 3, 22)
    .rect(b.white, -46, 180, 12, 3);
  s.arches(b.window, -66, 98, 10, 20, 3, 26).arch(b.blue, -62, 0, 24, 50);
  s.block(b.white, b.whiteShade, 26, 0, 76, 70)
    .dome(b.blue, b.blueShade, 62, 70, 28, 30)
    .rect(b.white, 60.5, 99, 3, 16);
  s.rect(b.white, 2, 96, 40, 62)
    .path(b.white, 'M2-158a20 20 0 0 1 40 0z')
    .arches(b.window, 13, 106, 11, 26, 2, 18)
    .arch(b.window, 22, 140, 11, 24);
  s.windows(b.blueShade, -190, 22, 14, 20, 3, 1, 32, 0)
    .windows(b.blueShade, 112, 16, 14, 20, 3, 1, 34, 0)
    .windows(b.window, -160, 70, 10, 14, 2, 1, 28, 0);
  for (let step = 0; step < 6; step += 1)
    s.rect(step % 2 ? b.white : b.whiteShade, -8 + step * 6, step * 7, 40 - step * 6, 7);
  return s
    .circle(b.pink, -104, 14, 16)
    .circle(b.pinkShade, -92, 22, 12)
    .circle(b.pink, 108, 10, 13)
    .toString();
}

function mill(s: Sketch, b: Brush, x: number, bottom: number, size: number, turn: number): Sketch {
  const [w, h] = [size * 0.34, size * 0.62];
  s.poly(b.white, x - w, bottom, x - w * 0.8, bottom + h, x + w * 0.8, bottom + h, x + w, bottom);
  s.poly(b.whiteShade, x + w * 0.3, bottom, x + w * 0.24, bottom + h, x + w * 0.8, bottom + h, x + w, bottom);
  s.cone(b.wood, b.woodShade, x, bottom + h, w * 0.98, size * 0.3);
  s.arch(b.blueShade, x - w * 0.2, bottom, w * 0.46, h * 0.42).rect(
    b.window,
    x - w * 0.3,
    bottom + h * 0.62,
    w * 0.3,
    w * 0.3,
  );
  const [cx, cy] = [x - w * 0.1, bottom + h * 1.06];
  for (let arm = 0; arm < 8; arm += 1) {
    const a = turn + (arm * Math.PI) / 4;
    const [c, d] = [Math.cos(a), Math.sin(a)];
    const r = size * 0.5;
    const at = (along: number, across: number): [number, number] => [
      cx + c * along - d * across,
      cy + d * along + c * across,
    ];
    s.poly(b.woodShade, ...at(0, -1.2), ...at(r, -1.2), ...at(r, 1.2), ...at(0, 1.2));
    s.poly(b.cream, ...at(r * 0.45, 1), ...at(r * 0.98, 1), ...at(r * 0.9, r * 0.26));
  }
  return s;
}

/** Mykonos, Rhodes: a row of round white mills with canvas sails. */
export function windmills(b: Brush): string {
  const s = new Sketch();
  mill(s, b, -150, 10, 150, 0.3);
  mill(s, b, 138, 6, 166, 0.1);
  mill(s, b, -14, 0, 220, 0.2);
  return s.rect(b.white, -220, 0, 440, 12).rect(b.whiteShade, -220, 0, 440, 4).toString();
}

/** A white or stone lighthouse on its mole. */
export function lighthouse(b: Brush): string {
  const s = new Sketch();
  s.block(b.stone, b.stoneShade, -120, 0, 240, 26, 0.2).block(b.cream, b.creamShade, -62, 26, 124, 34, 0.3);
  s.poly(b.white, -32, 60, -20, 210, 20, 210, 32, 60).poly(b.whiteShade, 10, 60, 6, 210, 20, 210, 32, 60);
  s.poly(b.red, -27.6, 116, -23, 160, 23, 160, 27.6, 116).poly(
    b.redShade,
    9,
    116,
    7,
    160,
    23,
    160,
    27.6,
    116,
  );
  s.rect(b.steelShade, -30, 208, 60, 8)
    .rect(b.window, -14, 216, 28, 28)
    .rect(b.gold, -8, 220, 16, 22)
    .windows(b.ink, -15, 216, 2, 28, 4, 1, 9.5, 0);
  s.dome(b.red, b.redShade, 0, 244, 18, 20).rect(b.ink, -1, 262, 2, 16);
  s.block(b.white, b.whiteShade, 44, 26, 76, 46)
    .poly(b.roof, 38, 72, 54, 94, 112, 94, 126, 72)
    .windows(b.window, 58, 38, 12, 18, 3, 1, 20, 0);
  return s.arch(b.window, 0, 60, 18, 34).arch(b.window, 0, 176, 10, 20).toString();
}

function column(
  s: Sketch,
  light: string,
  shade: string,
  cap: string,
  x: number,
  bottom: number,
  h: number,
  w: number,
): Sketch {
  s.poly(light, x - w * 0.5, bottom, x - w * 0.42, bottom + h, x + w * 0.42, bottom + h, x + w * 0.5, bottom);
  s.poly(shade, x + w * 0.12, bottom, x + w * 0.1, bottom + h, x + w * 0.42, bottom + h, x + w * 0.5, bottom);
  return s.rect(cap, x - w * 0.72, bottom + h, w * 1.44, w * 0.34);
}

/** Kos, Paphos: standing columns of a temple among cypresses. */
export function columns(b: Brush): string {
  const s = new Sketch();
  cypress(s, b, -160, 8, 190);
  cypress(s, b, -128, 8, 140);
  s.rect(b.stoneShade, -150, 0, 330, 12).rect(b.stone, -136, 12, 302, 10);
  for (const [x, h] of [
    [-96, 66],
    [-44, 168],
    [14, 168],
    [72, 168],
    [128, 110],
  ] as const)
    column(s, b.cream, b.creamShade, b.stone, x, 22, h, 26);
  s.block(b.stone, b.stoneShade, -64, 199, 156, 22, 0.2).rect(b.cream, -68, 221, 164, 7);
  s.rect(b.stoneShade, 150, 22, 44, 16).circle(b.creamShade, 172, 12, 13);
  return cypress(s, b, 196, 4, 120).toString();
}

/** Crete: the red columns and horned roof of Knossos. */
export function minoanPalace(b: Brush): string {
  const s = new Sketch();
  s.block(b.stone, b.stoneShade, -180, 0, 360, 34, 0.2).block(b.cream, b.creamShade, -60, 34, 226, 142, 0.3);
  s.rect(b.window, -130, 34, 160, 92);
  for (const x of [-116, -62, -8, 34]) {
    s.poly(b.red, x - 9, 34, x - 13, 112, x + 13, 112, x + 9, 34).poly(
      b.redShade,
      x + 2,
      34,
      x + 3,
      112,
      x + 13,
      112,
      x + 9,
      34,
    );
    s.rect(b.ink, x - 17, 112, 34, 8).rect(b.gold, x - 15, 120, 30, 4);
  }
  s.rect(b.cream, -146, 124, 196, 24).rect(b.blue, -146, 132, 196, 8);
  s.rect(b.window, 70, 60, 34, 46)
    .rect(b.window, 118, 60, 30, 46)
    .block(b.stone, b.stoneShade, -60, 176, 226, 12, 0.3);
  for (const x of [-30, 40, 110])
    s.path(b.stone, `M${x} -188h34q-2 -18 4 -30q-14 6-16 18h-10q-2-12-16-18q6 12 4 30z`);
  return cypress(s, b, -196, 0, 150).toString();
}

/** Thessaloniki: the round white tower on the quay. */
export function whiteTower(b: Brush): string {
  const s = new Sketch();
  s.block(b.stone, b.stoneShade, -120, 0, 240, 14, 0.2).block(b.white, b.whiteShade, -66, 14, 132, 168, 0.36);
  s.poly(b.white, -66, 176, -74, 190, 74, 190, 66, 176).crenels(b.white, -74, 190, 148, 11);
  s.block(b.cream, b.creamShade, -32, 190, 64, 40, 0.4).crenels(b.cream, -34, 230, 68, 8);
  for (const [x, y] of [
    [-44, 60],
    [-12, 96],
    [24, 60],
    [-40, 138],
    [6, 142],
    [44, 118],
  ] as const)
    s.arch(b.window, x, y, 9, 20);
  s.arch(b.window, 0, 14, 24, 40)
    .rect(b.steelShade, -1.5, 230, 3, 54)
    .poly(b.blue, 1.5, 284, 44, 276, 1.5, 258);
  return s.toString();
}

/** Athens: the temple on its rock. */
export function parthenon(b: Brush): string {
  const s = new Sketch();
  s.poly(b.stoneShade, -250, -6, -214, 70, -150, 92, 150, 92, 210, 62, 250, -6).poly(
    b.stone,
    -250,
    -6,
    -214,
    70,
    -150,
    92,
    -60,
    92,
    -110,
    40,
    -130,
    -6,
  );
  s.rect(b.stone, -150, 92, 300, 8).rect(b.cream, -140, 100, 280, 8).rect(b.window, -118, 108, 236, 84);
  for (let index = 0; index < 8; index += 1)
    column(s, b.cream, b.creamShade, b.stone, -122 + index * 35, 108, 80, 18);
  s.block(b.stone, b.stoneShade, -140, 194, 280, 22, 0.2)
    .poly(b.cream, -146, 216, 0, 262, 146, 216)
    .poly(b.creamShade, -104, 220, 0, 252, 104, 220);
  cypress(s, b, -196, 58, 66);
  return cypress(s, b, 188, 60, 58).toString();
}

/** Corfu: a white chapel and cypresses on an islet. */
export function cypressIslet(b: Brush): string {
  const s = new Sketch();
  for (const [x, h] of [
    [-96, 120],
    [-66, 168],
    [-30, 190],
    [66, 180],
    [104, 140],
    [132, 96],
  ] as const)
    cypress(s, b, x, 34, h);
  s.path(b.leafShade, 'M-190 6Q-150-54-60-62Q40-82 130-52Q176-34 196 6z').path(
    b.leaf,
    'M-190 6Q-150-54-60-62Q-10-70 10-68Q-70-30-96 6z',
  );
  s.block(b.white, b.whiteShade, -28, 56, 84, 50)
    .poly(b.roof, -34, 106, 14, 136, 62, 106)
    .poly(b.roofShade, 14, 136, 62, 106, 34, 106);
  s.rect(b.white, -52, 56, 24, 82)
    .poly(b.white, -54, 138, -40, 154, -26, 138)
    .arch(b.window, -40, 110, 11, 22)
    .arch(b.window, 6, 56, 16, 30);
  return s.path(b.stone, 'M-200 8Q-150-16-60-10T120-14Q180-10 204 8z').toString();
}

/** Zakynthos: white cliffs around a cove with an old ship. */
export function cove(b: Brush): string {
  const s = new Sketch();
  s.path(b.white, 'M-260 8L-252-150L-214-190L-160-176L-134-120L-120-30L-90 8z').path(
    b.whiteShade,
    'M-160-176L-134-120L-120-30L-90 8H-150L-166-80z',
  );
  s.path(b.white, 'M260 8L256-196L200-238L120-226L96-170L74-60L40 8z').path(
    b.whiteShade,
    'M200-238L256-196L260 8H150L170-130z',
  );
  s.path(b.leaf, 'M-252-148L-214-192L-160-178L-150-160Q-190-168-214-166T-252-148z').path(
    b.leaf,
    'M256-194L200-240L120-228L110-206Q160-214 200-208T256-176z',
  );
  s.path(b.sand, 'M-130 8Q-60-30 20-26T90 8z');
  s.path(b.brick, 'M-52-24L30-30L22-8L-40-6z')
    .path(b.brickShade, 'M-40-6L22-8L26-18L-46-14z')
    .rect(b.roseShade, -20, 28, 26, 16)
    .rect(b.woodShade, -12, 42, 3, 34);
  return s.toString();
}

/** Nessebar, Larnaca: a striped stone and brick church with a drum. */
export function stripedChurch(b: Brush): string {
  const s = new Sketch();
  s.block(b.cream, b.creamShade, -120, 0, 230, 88, 0.24);
  for (const y of [20, 44, 68]) s.rect(b.brick, -120, y, 175, 7).rect(b.brickShade, 55, y, 55, 7);
  s.arches(b.window, -90, 10, 20, 52, 5, 44).poly(b.roof, -130, 88, -104, 112, 96, 112, 120, 88);
  s.block(b.cream, b.creamShade, -34, 108, 76, 60, 0.36)
    .rect(b.brick, -34, 122, 49, 6)
    .rect(b.brick, -34, 144, 49, 6)
    .arches(b.window, -20, 112, 11, 40, 4, 17);
  s.dome(b.roof, b.roofShade, 4, 168, 42, 30).rect(b.gold, 2.5, 196, 3, 26).rect(b.gold, -4, 210, 16, 3);
  s.block(b.cream, b.creamShade, 100, 0, 50, 152, 0.4)
    .rect(b.brick, 100, 60, 30, 6)
    .rect(b.brick, 100, 100, 30, 6)
    .arches(b.window, 116, 112, 11, 30, 2, 19);
  return s.cone(b.roof, b.roofShade, 125, 152, 31, 42).toString();
}
