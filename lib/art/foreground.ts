import { type Brush, brushAt } from './brush';
import { mix } from './color';
import { type Land, landColors } from './land';
import { below, curve, n, type Point } from './outline';
import { gradient, paper, repeated, standing } from './paper';
import { agave, bougainvilleaSpray, branchPlaces, cypress, palm, pine, roundTree } from './plants';
import { Sketch } from './sketch';
import type { Stage } from './stage';

export const FOREGROUNDS = [
  'palm',
  'bougainvillea',
  'pine',
  'cypress',
  'agave',
  'olive',
  'orange',
  'tulips',
  'grass',
  'hydrangea',
] as const;
export type Foreground = (typeof FOREGROUNDS)[number];

function mound(stage: Stage, land: Land, reach: number, height: number): string {
  const { width: w, height: h } = stage;
  const points: Point[] = [
    [-40, h - height],
    [w * reach * 0.35, h - height * 0.94],
    [w * reach * 0.75, h - height * 0.45],
    [w * reach, h - height * 0.12],
    [w * reach * 1.2, h + 30],
  ];
  const near = stage.lit(landColors(land).near, 0);
  return paper(
    stage,
    below(curve(points), points, h + 40),
    gradient(stage, near, mix(near, stage.light.shadow, 0.45)),
    { lift: 1.2 },
  );
}

function tulip(b: Brush, light: string, shade: string): string {
  return new Sketch()
    .path(b.greenShade, 'M-2 90V-56H2V90z')
    .path(b.green, 'M0 40Q-20 10-16-26Q-2-6 0 20Q4-12 18-34Q20 8 0 44z')
    .path(light, 'M-13-84Q-6-78-5-70Q-5-82 0-90Q5-82 5-70Q6-78 13-84Q20-52 0-50T-13-84z')
    .path(shade, 'M13-84Q20-52 0-50Q9-58 5-70Q6-78 13-84z')
    .toString();
}

function tulips(stage: Stage, b: Brush): string {
  const { random, width, height, scale: k } = stage;
  const colors = [
    [b.red, b.redShade],
    [b.gold, b.goldShade],
    [b.pink, b.pinkShade],
    [b.white, b.whiteShade],
  ] as const;
  let bed = '';
  for (const [light, shade] of colors) {
    const places: [number, number, number][] = [];
    const count = Math.round((width / (light === b.red ? 42 : 96)) * (1 / k));
    for (let index = 0; index < count; index += 1) {
      const back = random.chance(0.5);
      places.push([random.between(0, width), height + (back ? -46 : -14) * k, (back ? 0.9 : 1.2) * k]);
    }
    bed += repeated(stage, tulip(b, light, shade), places).join('');
  }
  return bed;
}

function grass(stage: Stage, b: Brush): string {
  const { random, width, height, scale: k } = stage;
  const s = new Sketch({ order: [b.oliveShade, b.olive], whole: true });
  for (let index = 0; index < 9; index += 1) {
    const [x, h, lean] = [random.between(-34, 34), random.between(90, 190), random.between(-40, 70)];
    s.path(
      index % 3 ? b.oliveShade : b.olive,
      `M${n(x - 4)} 20q${n(lean * 0.1)} ${n(-h * 0.7)} ${n(lean)} ${n(-h)}q${n(-lean * 0.5)} ${n(h * 0.4)} ${n(10 - lean)} ${n(h)}z`,
    );
  }
  const places = Array.from({ length: 13 }, (_, index): [number, number, number, 1 | -1] => {
    const t = index / 13;
    return [t * width * 0.66, height + (t * 60 - 50) * k, (1.15 - t * 0.6) * k, random.pick([1, -1])];
  });
  return repeated(stage, s.toString(), places).join('');
}

/** One round head of hydrangea: small florets over a darker ball. */
function mophead(b: Brush, light: string, shade: string): string {
  const s = new Sketch({ order: [b.greenShade, b.green, shade, light, b.white], whole: true });
  s.path(b.greenShade, 'M-40 30Q-90 20-104 66Q-50 76-24 40z')
    .path(b.green, 'M34 34Q80 26 98 70Q48 78 20 44z')
    .circle(shade, 2, -4, 46);
  for (const [x, y] of [
    [-26, 14],
    [0, 26],
    [26, 14],
    [-34, -12],
    [-8, -2],
    [18, -8],
    [-16, 34],
    [36, -14],
  ] as const) {
    for (const [dx, dy] of [
      [-7, 0],
      [7, 0],
      [0, 7],
      [0, -7],
    ] as const)
      s.circle(light, x + dx, y + dy, 7);
    s.circle(b.white, x, y, 3);
  }
  return s.toString();
}

function bloomBush(stage: Stage, b: Brush): string {
  const { random, width, height, scale: k } = stage;
  const mix3 = [
    [b.blue, b.blueShade],
    [b.pink, b.pinkShade],
    [mix(b.blue, b.pink, 0.4), mix(b.blueShade, b.pinkShade, 0.4)],
  ] as const;
  return mix3
    .map(([light, shade], kind) => {
      const places = [0, 1, 2, 3].map((index): [number, number, number] => {
        const t = (index * 3 + kind) / 12;
        return [
          t * width * 0.5 + random.between(-20, 20) * k,
          height - (1 - t) * 120 * k + random.between(-24, 40) * k,
          random.between(0.85, 1.15) * k,
        ];
      });
      return repeated(stage, mophead(b, light, shade), places).join('');
    })
    .join('');
}

function grove(stage: Stage, b: Brush, kind: 'cypress' | 'olive' | 'orange'): string {
  const { height: h, width: w, scale: k } = stage;
  const s = new Sketch();
  if (kind === 'cypress') {
    for (const [x, y, size] of [
      [0.13, 0.15, 300],
      [0.04, 0.17, 420],
      [0.2, 0.1, 210],
    ] as const)
      cypress(s, b, w * x, -h + h * y - 20, size * k);
    return s.toString();
  }
  const [leaf, shade] = kind === 'olive' ? [b.olive, b.oliveShade] : [b.leaf, b.leafShade];
  for (const [x, y, size] of [
    [0.19, 0.1, 190],
    [0.05, 0.13, 290],
  ] as const) {
    const [tx, ty] = [w * x, -h + h * y - 20];
    roundTree(s, b, tx, ty, size * k, leaf, shade);
    if (kind === 'orange')
      for (const [dx, dy] of [
        [-0.2, 0.7],
        [0.1, 0.9],
        [0.22, 0.66],
        [-0.06, 0.62],
        [-0.3, 0.6],
        [0.02, 0.76],
      ] as const)
        s.circle(b.gold, tx + dx * size * k, ty + dy * size * k, size * k * 0.045);
  }
  return s.toString();
}

function bower(stage: Stage, b: Brush): string {
  const { random, width, scale } = stage;
  const places = branchPlaces(random, scale * Math.min(1, width / 1100));
  return [0, 0.9]
    .map((turn, kind) =>
      repeated(
        stage,
        bougainvilleaSpray(b, turn),
        places.filter((_, index) => index % 2 === kind),
      ).join(''),
    )
    .join('');
}

/** What stands close to the viewer, on the sun's side: it frames the picture and gives it depth. */
export function foreground(stage: Stage, kind: Foreground, land: Land): string {
  const { width: w, height: h, scale: k, random } = stage;
  const b = brushAt(stage, 0);
  const at = (content: string, x: number, y: number, size: number) => standing(content, x, y, size * k);
  switch (kind) {
    case 'palm': {
      const [back, front] = repeated(stage, palm(random, b, 430, 56), [
        [w * 0.13, h * 0.97, 0.98 * k],
        [w * 0.03, h * 0.98, 1.3 * k],
      ]);
      return `${back}${mound(stage, land, 0.46, h * 0.12)}${front}`;
    }
    case 'bougainvillea':
      return mound(stage, land, 0.4, h * 0.1) + bower(stage, b);
    case 'pine':
      return mound(stage, land, 0.5, h * 0.13) + at(pine(b, 390), w * 0.08, h * 0.92, 1.35);
    case 'agave':
      return (
        mound(stage, land, 0.46, h * 0.11) +
        at(agave(random, b), w * 0.09, h * 0.95, 1.25) +
        at(agave(random, b), w * 0.22, h * 0.985, 0.75)
      );
    case 'cypress':
    case 'olive':
    case 'orange':
      return mound(stage, land, 0.46, h * 0.14) + grove(stage, b, kind);
    case 'tulips':
      return tulips(stage, b);
    case 'grass':
      return mound(stage, land, 0.4, h * 0.07) + grass(stage, b);
    case 'hydrangea':
      return mound(stage, land, 0.56, h * 0.14) + bloomBush(stage, b);
  }
}
