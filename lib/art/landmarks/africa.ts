import type { Brush } from '../brush';
import { roundTree } from '../plants';
import { Sketch } from '../sketch';

/** Cairo: three pyramids, courses of stone on the sunny side. */
export function pyramids(b: Brush): string {
  const s = new Sketch();
  for (const [x, half, h] of [
    [150, 110, 132],
    [-20, 196, 236],
    [-190, 70, 84],
  ] as const) {
    s.poly(b.sand, x - half, 0, x, h, x + half, 0).poly(b.clayShade, x + half * 0.22, 0, x, h, x + half, 0);
    for (let row = 1; row < 6; row += 1) {
      const y = (h * row) / 6.5;
      s.poly(
        b.sandShade,
        x - half * (1 - y / h),
        y,
        x + half * 0.22 * (1 - y / h),
        y,
        x + half * 0.22 * (1 - y / h),
        y + 2.4,
        x - half * (1 - y / h) + 2,
        y + 2.4,
      );
    }
  }
  s.poly(b.cream, -20 - 33, 196, -20, 236, -20 + 33, 196, -4, 204, -30, 192);
  return s.toString();
}

/** Marrakech, Casablanca, Tunis: a square minaret with a small lantern. */
export function squareMinaret(b: Brush): string {
  const s = new Sketch();
  s.block(b.rose, b.roseShade, -170, 0, 330, 64, 0.2)
    .crenels(b.rose, -170, 64, 330, 8)
    .arches(b.window, -148, 0, 22, 42, 9, 36);
  s.block(b.clay, b.clayShade, -36, 0, 78, 240, 0.38)
    .rect(b.teal, -36, 216, 48, 12)
    .rect(b.tealShade, 12, 216, 30, 12)
    .crenels(b.clay, -36, 240, 78, 9);
  s.arches(b.window, -18, 168, 14, 34, 2, 26)
    .arches(b.window, -18, 104, 12, 30, 2, 26)
    .arch(b.window, -5, 50, 14, 34);
  s.block(b.clay, b.clayShade, -15, 240, 36, 46, 0.4)
    .arch(b.window, 1, 246, 12, 28)
    .dome(b.clay, b.clayShade, 3, 286, 16, 18);
  s.rect(b.gold, 2, 302, 2, 34);
  for (const [y, r] of [
    [308, 5.5],
    [320, 4.2],
    [330, 3],
  ] as const)
    s.circle(b.gold, 3, y, r);
  return s.toString();
}

/** Fez: the blue city gate with its three arches. */
export function cityGate(b: Brush): string {
  const s = new Sketch();
  s.block(b.clay, b.clayShade, -230, 0, 460, 84, 0.14).crenels(b.clay, -230, 84, 460, 10);
  s.block(b.cream, b.creamShade, 150, 60, 34, 128, 0.4)
    .crenels(b.green, 148, 188, 38, 7)
    .block(b.cream, b.creamShade, 158, 188, 18, 28);
  s.block(b.teal, b.tealShade, -120, 0, 240, 150, 0.2)
    .crenels(b.teal, -120, 150, 240, 11)
    .rect(b.gold, -120, 138, 240, 5)
    .rect(b.blueShade, -108, 122, 216, 8);
  s.arch(b.gold, 0, 0, 76, 112).arch(b.window, 0, 0, 64, 104);
  for (const x of [-82, 82]) s.arch(b.gold, x, 0, 46, 82).arch(b.window, x, 0, 37, 76);
  for (const x of [-50, 50]) s.circle(b.white, x, 116, 6).circle(b.white, x * 1.9, 104, 5);
  return s.toString();
}

/** Agadir, Djerba, Tangier: a white medina of cubes, vaults and one low tower. */
export function whiteMedina(b: Brush): string {
  const s = new Sketch();
  s.block(b.white, b.whiteShade, 20, 90, 44, 130, 0.4)
    .block(b.white, b.whiteShade, 30, 220, 24, 28, 0.4)
    .dome(b.green, b.greenShade, 42, 248, 13, 14)
    .arch(b.window, 38, 178, 12, 28)
    .rect(b.green, 20, 212, 44, 6);
  const houses: [number, number, number, number][] = [
    [-120, 96, 70, 42],
    [-54, 100, 62, 58],
    [66, 92, 66, 52],
    [-190, 46, 74, 58],
    [-122, 48, 66, 60],
    [-60, 46, 72, 70],
    [10, 46, 62, 66],
    [70, 46, 70, 60],
    [136, 44, 60, 46],
    [-214, 0, 78, 54],
    [-140, 0, 70, 60],
    [-72, 0, 76, 56],
    [2, 0, 70, 62],
    [70, 0, 76, 54],
    [142, 0, 76, 52],
  ];
  houses.forEach(([x, y, w, h], index) => {
    const cream = index % 4 === 2;
    s.block(cream ? b.cream : b.white, cream ? b.creamShade : b.whiteShade, x, y, w, h, 0.3);
    if (index % 5 === 0) s.dome(b.white, b.whiteShade, x + w / 2, y + h, w * 0.3, w * 0.28);
    if (index % 2) s.arch(b.blue, x + w * 0.3, y, 16, 28).rect(b.window, x + w * 0.56, y + h * 0.55, 9, 11);
    else s.rect(b.blue, x + w * 0.18, y + h * 0.44, 12, 15).rect(b.window, x + w * 0.52, y + h * 0.48, 9, 12);
  });
  return s.toString();
}

/** Monastir: the ribat, a fortress with one round watchtower. */
export function ribat(b: Brush): string {
  const s = new Sketch();
  s.block(b.stone, b.stoneShade, 20, 60, 56, 178, 0.4)
    .crenels(b.stone, 16, 238, 64, 9)
    .rect(b.stoneShade, 16, 232, 64, 6)
    .windows(b.window, 36, 190, 6, 20, 2, 1, 16, 0);
  s.block(b.cream, b.creamShade, -180, 0, 360, 92, 0.18)
    .crenels(b.cream, -180, 92, 360, 12)
    .block(b.stone, b.stoneShade, -60, 0, 84, 124, 0.34)
    .crenels(b.stone, -62, 124, 88, 11);
  for (const x of [-190, 186])
    s.dome(b.stone, b.stoneShade, x, 92, 26, 30).block(b.stone, b.stoneShade, x - 26, 0, 52, 96, 0.4);
  return s
    .arch(b.window, -18, 0, 30, 56)
    .windows(b.window, -140, 50, 6, 18, 3, 1, 26, 0)
    .windows(b.window, 90, 50, 6, 18, 3, 1, 26, 0)
    .toString();
}

/** Hurghada, Sharm, Marsa Alam: a low resort of domes under parasols. */
export function domedResort(b: Brush): string {
  const s = new Sketch();
  for (const [x, w, h] of [
    [-160, 84, 56],
    [-78, 96, 82],
    [14, 100, 66],
    [108, 84, 52],
  ] as const) {
    s.block(b.cream, b.creamShade, x - w / 2 + 20, 0, w, h, 0.3).dome(
      b.white,
      b.whiteShade,
      x + 20,
      h,
      w * 0.34,
      w * 0.36,
    );
    s.arches(b.window, x - w * 0.08, 0, 18, 34, 2, 32).windows(b.window, x + 2, h * 0.66, 8, 10, 2, 1, 26, 0);
  }
  return s.toString();
}

/** Banjul: a baobab with round thatched houses in its shade. */
export function baobab(b: Brush): string {
  const s = new Sketch();
  s.path(
    b.woodShade,
    'M-54 6Q-30-60-34-150L-96-212L-88-220L-30-182L-44-250L-34-252L-8-190L16-262L26-260L14-184L82-232L90-224L36-150Q32-60 62 6z',
  );
  s.path(b.wood, 'M-54 6Q-30-60-34-150L-96-212L-88-220L-30-182L-44-250L-34-252L-12-190Q-12-80-20 6z');
  for (const [x, y, r] of [
    [-104, 224, 44],
    [-44, 262, 46],
    [24, 274, 48],
    [92, 240, 46],
    [-8, 228, 34],
    [54, 218, 30],
  ] as const) {
    s.circle(b.leafShade, x + 6, y - 5, r, r * 0.56).circle(b.leaf, x, y + 2, r * 0.88, r * 0.46);
  }
  for (const [x, w] of [
    [-170, 44],
    [140, 52],
    [210, 36],
  ] as const) {
    s.block(b.clay, b.clayShade, x - w * 0.7, 0, w * 1.4, w * 0.9, 0.4)
      .arch(b.window, x - 4, 0, w * 0.36, w * 0.72)
      .cone(b.sandShade, b.woodShade, x, w * 0.82, w * 1.1, w * 1.1);
  }
  return s.toString();
}

/** Sal, Boa Vista: bright low houses, a chapel, salt-white walls. */
export function pastelVillage(b: Brush): string {
  const s = new Sketch();
  const walls: [string, string][] = [
    [b.gold, b.goldShade],
    [b.teal, b.tealShade],
    [b.rose, b.roseShade],
    [b.white, b.whiteShade],
    [b.blue, b.blueShade],
    [b.cream, b.creamShade],
  ];
  [-200, -136, -70, 52, 116, 176].forEach((x, index) => {
    const [light, shade] = walls[index] ?? [b.white, b.whiteShade];
    const h = 46 + ((index * 17) % 26);
    s.block(light, shade, x, 0, 60, h)
      .rect(b.white, x - 2, h, 64, 5)
      .rect(b.woodShade, x + 22, 0, 14, 28)
      .windows(b.white, x + 6, 18, 11, 16, 2, 1, 36, 0)
      .windows(b.window, x + 8, 20, 7, 12, 2, 1, 36, 0);
  });
  s.block(b.white, b.whiteShade, -10, 0, 62, 74)
    .poly(b.roof, -16, 74, 21, 104, 58, 74)
    .rect(b.white, 8, 92, 26, 36)
    .poly(b.blue, 4, 128, 21, 146, 38, 128)
    .arch(b.window, 21, 98, 11, 22)
    .arch(b.blue, 21, 0, 20, 40);
  return roundTree(s, b, -224, 0, 84, b.leaf, b.leafShade).toString();
}
