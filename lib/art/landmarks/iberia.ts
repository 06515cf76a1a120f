import type { Brush } from '../brush';
import { Sketch } from '../sketch';

function tower(s: Sketch, b: Brush, x: number, height: number, half: number): Sketch {
  const d = (from: number, to: number) =>
    `M${x + half * from} 0Q${x + half * from * 0.9} ${-height * 0.7} ${x} ${-height}Q${x + half * to * 0.9} ${-height * 0.7} ${x + half * to} 0z`;
  s.path(b.stone, d(-1, 1)).path(b.stoneShade, d(0.2, 1));
  for (let row = 0; row < 6; row += 1)
    s.windows(b.window, x - half * 0.5, height * (0.3 + row * 0.085), 3, height * 0.05, 2, 1, half * 0.6, 0);
  return s.circle(b.gold, x, height, 4.5).circle(b.red, x, height + 8, 3);
}

/** Barcelona: a cluster of slender parabolic towers. */
export function spires(b: Brush): string {
  const s = new Sketch();
  tower(s, b, 0, 340, 34);
  for (const [x, h, w] of [
    [-88, 226, 24],
    [92, 232, 24],
    [-46, 276, 25],
    [50, 284, 25],
  ] as const)
    tower(s, b, x, h, w);
  s.block(b.cream, b.creamShade, -124, 0, 252, 82, 0.2)
    .poly(b.cream, -70, 82, 0, 150, 72, 82)
    .poly(b.creamShade, 24, 82, 10, 140, 72, 82);
  s.arches(b.window, -58, 0, 26, 62, 3, 58).circle(b.window, 0, 98, 15).circle(b.blue, 0, 98, 9);
  for (const x of [-112, -90, 96, 114]) s.cone(b.stone, b.stoneShade, x, 82, 9, 46);
  return s.toString();
}

/** A Gothic church on the sea wall: Mallorca, Milan, Málaga. */
export function gothicCathedral(b: Brush): string {
  const s = new Sketch();
  s.block(b.stone, b.stoneShade, -220, 0, 440, 40, 0.2).arches(b.stoneShade, -196, 0, 26, 30, 10, 43);
  s.block(b.cream, b.creamShade, -150, 40, 300, 120, 0.22).block(
    b.cream,
    b.creamShade,
    -120,
    160,
    240,
    44,
    0.24,
  );
  for (let index = 0; index < 9; index += 1) {
    const x = -150 + index * 37;
    s.block(b.stone, b.stoneShade, x - 6, 40, 12, 138, 0.4).cone(b.stone, b.stoneShade, x, 178, 7, 34);
    if (index < 8) s.arch(b.window, x + 18.5, 70, 13, 66);
  }
  s.circle(b.window, -40, 178, 15).circle(b.gold, -40, 178, 9).windows(b.window, 0, 170, 7, 22, 4, 1, 26, 0);
  for (const x of [-172, 172])
    s.block(b.cream, b.creamShade, x - 20, 40, 40, 176, 0.4)
      .cone(b.roof, b.roofShade, x, 216, 24, 56)
      .arches(b.window, x - 8, 168, 9, 32, 2, 16);
  return s.toString();
}

/** Ibiza and other walled hill towns: bastion, white houses, a church tower. */
export function hillTown(b: Brush): string {
  const s = new Sketch();
  s.block(b.cream, b.creamShade, 10, 120, 46, 128, 0.4)
    .cone(b.roof, b.roofShade, 33, 248, 28, 30)
    .arches(b.window, 24, 204, 10, 28, 2, 18)
    .circle(b.white, 33, 190, 8);
  s.block(b.cream, b.creamShade, -50, 110, 84, 70).poly(b.roof, -56, 180, -8, 208, 40, 180);
  const houses: [number, number, number, number][] = [
    [-130, 96, 62, 44],
    [-86, 104, 48, 58],
    [52, 96, 62, 62],
    [100, 84, 56, 50],
    [-176, 60, 64, 56],
    [-120, 58, 60, 62],
    [-66, 60, 56, 66],
    [-14, 60, 58, 74],
    [40, 60, 62, 58],
    [98, 60, 56, 60],
    [148, 56, 46, 46],
  ];
  houses.forEach(([x, y, w, h], index) => {
    const [light, shade] =
      index % 4 === 1
        ? [b.cream, b.creamShade]
        : index % 5 === 3
          ? [b.rose, b.roseShade]
          : [b.white, b.whiteShade];
    s.block(light, shade, x, y, w, h).windows(b.window, x + w * 0.16, y + h * 0.55, 8, 12, 2, 1, w * 0.34, 0);
    if (index % 3 === 0)
      s.poly(b.roof, x - 3, y + h, x + 5, y + h + 14, x + w - 5, y + h + 14, x + w + 3, y + h);
  });
  s.poly(b.stone, -214, 0, -196, 66, -60, 66, -50, 0)
    .poly(b.stoneShade, -50, 0, -60, 66, 70, 66, 92, 0)
    .poly(b.stone, 92, 0, 70, 66, 196, 66, 220, 0)
    .poly(b.stoneShade, 168, 0, 156, 66, 196, 66, 220, 0);
  return s.arch(b.window, 10, 0, 26, 44).toString();
}

/** Valencia: white ribs over still water. */
export function ribbedHall(b: Brush): string {
  const s = new Sketch();
  s.path(b.slateShade, 'M-190 0Q-150-150 0-150T190 0z')
    .path(b.white, 'M-214 0Q-170-186 0-186T214 0H176Q140-138 0-138T-176 0z')
    .path(b.whiteShade, 'M60-176Q180-150 214 0H176Q150-112 40-134z');
  for (let index = 0; index < 9; index += 1) {
    const x = -152 + index * 38;
    const h = 138 * Math.sqrt(Math.max(0, 1 - (x / 186) ** 2));
    s.poly(b.white, x - 3, 0, x - 3, h, x + 3, h, x + 3, 0);
  }
  s.path(b.steel, 'M-70 0a70 62 0 0 1 140 0z')
    .path(b.blueShade, 'M-46 0a46 42 0 0 1 92 0z')
    .path(b.white, 'M190-6Q250-180 330-236Q296-120 268 0H226Q246-80 262-120Q232-70 216 0z');
  return s.rect(b.white, -240, 0, 560, 7).toString();
}

/** The Algarve: sandstone stacks and an arch in the surf. */
export function seaArches(b: Brush): string {
  const s = new Sketch();
  s.path(b.clay, 'M-40 10L-52-120L-20-206L60-232L170-226L262-206L270 10H206Q200-96 150-104T92 10z');
  s.path(
    b.clayShade,
    'M92 10Q96-96 150-104T206 10H190Q184-70 152-78T118 10zM170-226L262-206L270 10H240Q232-130 170-226z',
  );
  s.path(
    b.sand,
    'M-52-120L-20-206L60-232L170-226L196-196Q90-206 40-190T-52-120zM-46-60Q20-92 96-74L94-64Q20-76-45-46z',
  ).path(b.leaf, 'M-20-206L60-234L170-228L262-208L250-194Q160-214 60-212T-20-206z');
  s.path(b.clay, 'M-204 10L-198-110L-172-142L-146-128L-132 10z')
    .path(b.clayShade, 'M-146-128L-132 10H-158L-166-100z')
    .path(b.sand, 'M-200-84Q-170-98-142-86L-141-76Q-170-86-201-70z')
    .path(b.leaf, 'M-198-108L-172-144L-146-130L-146-120Q-172-130-198-108z');
  return s.path(b.clay, 'M-104 10L-100-46L-84-60L-70-44L-64 10z').toString();
}

/** Lisbon: the white river tower with its corner turrets. */
export function riverTower(b: Brush): string {
  const s = new Sketch();
  s.block(b.cream, b.creamShade, -200, 0, 190, 62, 0.14)
    .crenels(b.cream, -200, 62, 190, 10)
    .windows(b.window, -180, 20, 10, 16, 6, 1, 29, 0);
  for (const x of [-196, -16])
    s.block(b.white, b.whiteShade, x - 13, 40, 26, 44).dome(b.cream, b.creamShade, x, 84, 15, 18);
  s.block(b.white, b.whiteShade, -34, 0, 128, 208, 0.36)
    .rect(b.cream, -44, 118, 148, 12)
    .crenels(b.cream, -40, 208, 140, 10);
  for (const x of [-36, 96])
    s.block(b.white, b.whiteShade, x - 13, 184, 26, 40).dome(b.cream, b.creamShade, x, 224, 15, 18);
  s.block(b.white, b.whiteShade, -10, 208, 80, 44, 0.4)
    .crenels(b.white, -12, 252, 84, 9)
    .arches(b.window, -8, 134, 14, 36, 4, 25)
    .arches(b.window, 2, 58, 14, 30, 3, 28);
  return s.rect(b.red, 29, 258, 3, 46).poly(b.red, 32, 304, 70, 296, 32, 284).toString();
}

/** Porto: the double-deck iron arch. */
export function archBridge(b: Brush): string {
  const s = new Sketch();
  s.block(b.stone, b.stoneShade, -310, 0, 46, 150, 0.4).block(b.stone, b.stoneShade, 264, 0, 46, 150, 0.4);
  s.path(b.slate, 'M-270 0Q-150-196 0-196T270 0H250Q140-168 0-168T-250 0z');
  for (let index = 0; index < 17; index += 1) {
    const x = -240 + index * 30;
    const y = 182 * Math.sqrt(Math.max(0, 1 - (x / 274) ** 2));
    if (y < 188) s.poly(b.slateShade, x - 2, y, x - 2, 196, x + 2, 196, x + 2, y);
  }
  s.rect(b.slate, -330, 194, 660, 9).rect(b.slateShade, -330, 203, 660, 4).rect(b.slate, -270, 30, 540, 8);
  for (let index = 0; index < 11; index += 1)
    s.rect(
      b.slateShade,
      -200 + index * 40,
      38,
      2,
      120 * Math.sqrt(Math.max(0, 1 - ((-200 + index * 40) / 260) ** 2)),
    );
  s.block(b.gold, b.goldShade, 60, 207, 74, 26).windows(b.window, 66, 217, 9, 10, 5, 1, 13, 0);
  return s.toString();
}

/** Madeira: red roofs stepped up the terraces. */
export function terraces(b: Brush): string {
  const s = new Sketch();
  for (let row = 4; row >= 0; row -= 1) {
    const y = row * 46;
    const half = 230 - row * 36;
    s.path(row % 2 ? b.leaf : b.green, `M${-half} ${-y + 14}Q0 ${-y - 34} ${half} ${-y + 14}z`);
    for (let index = 0; index < 5 - Math.floor(row / 2); index += 1) {
      const x = -half * 0.74 + index * (half * 0.34) + (row % 2) * 18;
      s.block(b.white, b.whiteShade, x, y, 34, 26)
        .poly(b.roof, x - 4, y + 26, x + 7, y + 42, x + 27, y + 42, x + 38, y + 26)
        .windows(b.window, x + 6, y + 9, 6, 9, 2, 1, 12, 0);
    }
  }
  return s.toString();
}

/** Tenerife, Gran Canaria: a white village church with a lava-stone tower. */
export function islandChurch(b: Brush): string {
  const s = new Sketch();
  s.block(b.white, b.whiteShade, -90, 0, 180, 76, 0.24)
    .poly(b.roof, -98, 76, -70, 106, 74, 106, 98, 76)
    .arches(b.window, -50, 22, 12, 32, 4, 32);
  s.block(b.slate, b.slateShade, -128, 0, 52, 148, 0.4)
    .block(b.white, b.whiteShade, -122, 36, 40, 56, 0.3)
    .arches(b.window, -112, 106, 11, 30, 2, 20)
    .dome(b.roof, b.roofShade, -102, 148, 27, 30)
    .rect(b.gold, -103, 177, 2, 18);
  s.block(b.cream, b.creamShade, 92, 0, 74, 56)
    .poly(b.roof, 88, 56, 100, 76, 158, 76, 170, 56)
    .windows(b.window, 102, 20, 10, 16, 3, 1, 20, 0);
  return s
    .block(b.white, b.whiteShade, -206, 0, 72, 48)
    .windows(b.greenShade, -194, 16, 10, 18, 3, 1, 21, 0)
    .toString();
}
