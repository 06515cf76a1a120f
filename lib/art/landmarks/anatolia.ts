import type { Brush } from '../brush';
import { cypress } from '../plants';
import { Sketch } from '../sketch';

function minaret(s: Sketch, b: Brush, x: number, bottom: number, height: number, w = 13): Sketch {
  s.block(b.white, b.whiteShade, x - w / 2, bottom, w, height * 0.78, 0.42);
  s.rect(b.stoneShade, x - w, bottom + height * 0.56, w * 2, w * 0.5).rect(
    b.stone,
    x - w,
    bottom + height * 0.56 + w * 0.5,
    w * 2,
    w * 0.35,
  );
  s.cone(b.slate, b.slateShade, x, bottom + height * 0.78, w * 0.72, height * 0.2);
  return s.rect(b.gold, x - 1, bottom + height * 0.97, 2, height * 0.05);
}

function finial(s: Sketch, b: Brush, x: number, bottom: number): Sketch {
  return s.rect(b.gold, x - 1.5, bottom, 3, 16).circle(b.gold, x, bottom + 18, 3.4);
}

/** Istanbul: a great dome on half-domes, four minarets. */
export function mosque(b: Brush): string {
  const s = new Sketch();
  minaret(s, b, -150, 0, 300);
  minaret(s, b, 150, 0, 300);
  s.dome(b.slate, b.slateShade, -86, 92, 46, 42).dome(b.slate, b.slateShade, 86, 92, 46, 42);
  s.block(b.white, b.whiteShade, -130, 0, 260, 94, 0.22);
  s.block(b.cream, b.creamShade, -72, 94, 144, 44, 0.3).arches(b.window, -56, 104, 11, 24, 7, 18.6);
  s.dome(b.slate, b.slateShade, 0, 136, 76, 82);
  finial(s, b, 0, 216);
  for (const x of [-118, 118]) s.dome(b.slate, b.slateShade, x, 94, 17, 18);
  s.arches(b.window, -104, 46, 15, 32, 8, 29.6).arches(b.window, -88, 0, 24, 36, 5, 44);
  minaret(s, b, -198, 0, 250, 11);
  minaret(s, b, 198, 0, 250, 11);
  return s.toString();
}

/** Antalya: the fluted brick minaret with its small domes. */
export function flutedMinaret(b: Brush): string {
  const s = new Sketch();
  s.block(b.stone, b.stoneShade, -30, 0, 84, 62)
    .dome(b.roof, b.roofShade, -8, 62, 22)
    .dome(b.roof, b.roofShade, 34, 62, 18);
  s.arches(b.window, -14, 12, 12, 26, 3, 22);
  s.block(b.stone, b.stoneShade, -80, 0, 44, 96, 0.4);
  for (let index = 0; index < 5; index += 1)
    s.block(b.brick, b.brickShade, -79 + index * 8.6, 96, 8, 120, 0.45);
  s.rect(b.stone, -86, 216, 56, 8)
    .rect(b.stoneShade, -82, 210, 48, 6)
    .block(b.brick, b.brickShade, -67, 224, 18, 34, 0.4);
  s.cone(b.slate, b.slateShade, -58, 258, 15, 40);
  finial(s, b, -58, 294);
  cypress(s, b, 78, 0, 128);
  return cypress(s, b, 104, 0, 92).toString();
}

/** Konya: the turquoise cone over the shrine. */
export function greenCone(b: Brush): string {
  const s = new Sketch();
  minaret(s, b, 118, 0, 270);
  s.block(b.stone, b.stoneShade, -150, 0, 300, 72, 0.2);
  for (const x of [-118, -66, 96]) s.dome(b.slate, b.slateShade, x, 72, 26, 24);
  s.arches(b.window, -128, 10, 20, 40, 7, 42);
  s.block(b.teal, b.tealShade, -34, 72, 92, 98, 0.4);
  for (let index = 0; index < 5; index += 1) s.rect(b.tealShade, -26 + index * 18, 72, 3, 98);
  s.rect(b.white, -38, 166, 100, 8).cone(b.teal, b.tealShade, 12, 174, 50, 96);
  finial(s, b, 12, 268);
  return cypress(s, b, -168, 0, 130).toString();
}

/** Izmir: the clock tower among palms. */
export function clockTower(b: Brush): string {
  const s = new Sketch();
  s.rect(b.stoneShade, -66, 0, 132, 10).rect(b.stone, -56, 10, 112, 8);
  for (const x of [-40, 40])
    s.block(b.white, b.whiteShade, x - 14, 18, 28, 62)
      .dome(b.slate, b.slateShade, x, 80, 16, 20)
      .arch(b.window, x, 20, 14, 40);
  s.block(b.cream, b.creamShade, -26, 18, 52, 122, 0.36)
    .arch(b.window, 0, 18, 22, 56)
    .arch(b.window, 0, 92, 14, 30);
  s.rect(b.white, -32, 138, 64, 7).block(b.cream, b.creamShade, -21, 145, 42, 58, 0.36);
  s.circle(b.goldShade, 0, 174, 16)
    .circle(b.white, 0, 174, 13)
    .rect(b.ink, -1, 173, 2, 10)
    .rect(b.ink, -1, 173, 8, 2);
  s.rect(b.white, -27, 203, 54, 6).arches(b.cream, -14, 209, 8, 24, 3, 14);
  s.dome(b.slate, b.slateShade, 0, 230, 22, 28);
  return finial(s, b, 0, 257).toString();
}

/** Alanya: the octagonal red tower and its wall. */
export function redTower(b: Brush): string {
  const s = new Sketch();
  s.block(b.stone, b.stoneShade, 40, 0, 190, 58, 0.2).crenels(b.stone, 40, 58, 190, 9);
  s.poly(b.stone, 120, 58, 160, 108, 176, 108, 230, 58).crenels(b.stone, 150, 108, 30, 7);
  s.rect(b.brick, -84, 0, 168, 150)
    .poly(b.brickShade, 26, 0, 26, 150, 84, 150, 84, 0)
    .poly(b.clay, -84, 0, -84, 150, -34, 150, -34, 0);
  s.crenels(b.clay, -84, 150, 50, 11)
    .crenels(b.brick, -30, 150, 54, 11)
    .crenels(b.brickShade, 30, 150, 54, 11);
  s.windows(b.window, -66, 92, 6, 20, 2, 1, 16, 0)
    .windows(b.window, -16, 92, 6, 20, 2, 1, 22, 0)
    .windows(b.window, 44, 92, 6, 20, 2, 1, 18, 0);
  s.arch(b.window, -4, 0, 26, 48).rect(b.red, -3, 160, 3, 48).poly(b.red, 0, 208, 42, 200, 0, 186);
  return s.toString();
}

/** A castle of towers and battlements: Bodrum, Alicante, Corfu, Ankara, Agadir. */
export function castle(b: Brush): string {
  const s = new Sketch();
  s.block(b.stone, b.stoneShade, -64, 0, 120, 112, 0.3).crenels(b.stone, -64, 112, 120, 9);
  s.block(b.cream, b.creamShade, -20, 96, 58, 94, 0.4)
    .crenels(b.cream, -24, 190, 66, 9)
    .rect(b.creamShade, -24, 182, 66, 8);
  s.rect(b.red, 8, 196, 3, 50).poly(b.red, 11, 246, 48, 238, 11, 226);
  s.block(b.cream, b.creamShade, -176, 0, 124, 64, 0.16).crenels(b.cream, -176, 64, 124, 9);
  s.block(b.stone, b.stoneShade, -198, 0, 48, 104, 0.4).crenels(b.stone, -201, 104, 54, 9);
  s.block(b.cream, b.creamShade, 44, 0, 118, 74, 0.2).crenels(b.cream, 44, 74, 118, 9);
  s.block(b.stone, b.stoneShade, 132, 0, 56, 122, 0.4).crenels(b.stone, 129, 122, 62, 9);
  s.windows(b.window, -184, 62, 7, 20, 2, 1, 16, 0)
    .windows(b.window, 148, 76, 7, 22, 2, 1, 16, 0)
    .windows(b.window, -4, 136, 7, 26, 2, 1, 20, 0);
  return s.arch(b.window, -104, 0, 28, 42).windows(b.window, -50, 74, 7, 18, 3, 1, 22, 0).toString();
}

function balloon(
  s: Sketch,
  b: Brush,
  x: number,
  y: number,
  r: number,
  first: string,
  second: string,
): Sketch {
  s.path(
    first,
    `M${x - r} ${-y}a${r} ${r} 0 0 1 ${2 * r} 0q0 ${r * 0.7} ${-r * 0.78} ${r * 1.4}h${-r * 0.44}q${-r * 0.78} ${-r * 0.7} ${-r * 0.78} ${-r * 1.4}z`,
  );
  s.path(
    second,
    `M${x - r * 0.5} ${-y}q0 ${-r * 0.8} ${r * 0.5} ${-r}q${r * 0.5} ${r * 0.2} ${r * 0.5} ${r}q0 ${r * 0.8} ${-r * 0.34} ${r * 1.4}h${-r * 0.32}q${-r * 0.34} ${-r * 0.6} ${-r * 0.34} ${-r * 1.4}z`,
  );
  return s.rect(b.woodShade, x - r * 0.2, y - r * 1.95, r * 0.4, r * 0.3);
}

/** Kayseri: the fairy chimneys of Cappadocia under balloons. */
export function fairyChimneys(b: Brush): string {
  const s = new Sketch();
  for (const [x, h, w] of [
    [-150, 120, 44],
    [-84, 190, 54],
    [0, 150, 48],
    [70, 220, 60],
    [146, 132, 46],
  ] as const) {
    s.path(
      b.rose,
      `M${x - w} 10Q${x - w * 0.5} ${-h * 0.3} ${x - w * 0.26} ${-h}h${w * 0.52}Q${x + w * 0.5} ${-h * 0.3} ${x + w} 10z`,
    );
    s.path(
      b.roseShade,
      `M${x + w * 0.1} 10Q${x + w * 0.2} ${-h * 0.4} ${x + w * 0.06} ${-h}h${w * 0.2}Q${x + w * 0.5} ${-h * 0.3} ${x + w} 10z`,
    );
    s.path(b.brickShade, `M${x - w * 0.46} ${-h + 6}Q${x} ${-h - w * 1.2} ${x + w * 0.46} ${-h + 6}z`);
    s.arch(b.window, x - 6, h * 0.42, 11, 22).arch(b.window, x + 10, h * 0.2, 9, 16);
  }
  balloon(s, b, -180, 330, 44, b.red, b.gold);
  balloon(s, b, 196, 392, 34, b.teal, b.white);
  return balloon(s, b, 40, 372, 24, b.gold, b.red).toString();
}

/** Ankara: the mausoleum's square colonnade on its steps. */
export function colonnade(b: Brush): string {
  const s = new Sketch();
  for (let step = 0; step < 4; step += 1)
    s.rect(step % 2 ? b.stone : b.stoneShade, -190 + step * 12, step * 9, 380 - step * 24, 9);
  s.rect(b.stoneShade, -132, 36, 264, 112).windows(b.window, -118, 36, 14, 96, 9, 1, 27.8, 0);
  for (let index = 0; index < 10; index += 1)
    s.block(b.cream, b.creamShade, -142 + index * 30, 36, 15, 112, 0.4);
  s.block(b.stone, b.stoneShade, -150, 148, 300, 40, 0.2).rect(b.cream, -156, 186, 312, 8);
  s.rect(b.steelShade, -232, 0, 3, 210).poly(b.red, -229, 210, -172, 202, -229, 172);
  return s.toString();
}
