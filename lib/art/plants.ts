import type { Brush } from './brush';
import { mix } from './color';
import { fine } from './outline';
import type { Random } from './random';
import { Sketch } from './sketch';

type Vec = [number, number];

/** One palm leaf from the crown (0,0): a drooping rib with leaflets cut along both sides. */
function frond(angle: number, length: number, width: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const tip: Vec = [dx, dy + length * 0.42 * Math.abs(Math.cos(angle)) ** 1.5];
  const bend: Vec = [dx * 0.52, dy * 0.9 - length * 0.16];
  const upper: Vec[] = [];
  const lower: Vec[] = [];
  const leaflets = 8;
  for (let index = 1; index <= leaflets; index += 1) {
    const t = index / (leaflets + 0.4);
    const at: Vec = [2 * (1 - t) * t * bend[0] + t * t * tip[0], 2 * (1 - t) * t * bend[1] + t * t * tip[1]];
    const [tx, ty] = [(1 - t) * bend[0] + t * (tip[0] - bend[0]), (1 - t) * bend[1] + t * (tip[1] - bend[1])];
    const long = Math.hypot(tx, ty) || 1;
    const [ux, uy] = [tx / long, ty / long];
    const w = width * (0.36 + 0.7 * Math.sin(Math.PI * t ** 0.75)) * (t > 0.85 ? 0.7 : 1);
    const side = (sign: number, list: Vec[]) => {
      list.push([at[0] + ux * w * 0.95 - uy * w * sign, at[1] + uy * w * 0.95 + ux * w * sign]);
      list.push([at[0] + ux * w * 0.5 - uy * w * 0.16 * sign, at[1] + uy * w * 0.5 + ux * w * 0.16 * sign]);
    };
    side(-1, upper);
    side(1, lower);
  }
  const all: Vec[] = [[0, 0], ...upper, tip, ...lower.reverse()];
  return `${steps(all)}z`;
}

/** A polygon as steps from point to point: small numbers, fewer bytes. */
function steps(points: readonly Vec[]): string {
  let [px, py] = [0, 0];
  return points
    .map(([x, y], index) => {
      const [rx, ry] = [Math.round(x), Math.round(y)];
      const step = index === 0 ? `M${rx} ${ry}l` : `${rx - px} ${ry - py} `;
      [px, py] = [rx, ry];
      return step;
    })
    .join('')
    .trimEnd();
}

/** A palm some 420 units high that leans to the right by `lean`; its foot is at 0,0. */
export function palm(random: Random, brush: Brush, height = 420, lean = 60): string {
  const h = -height;
  const crown = `translate(${fine(lean)} ${fine(h)})`;
  const trunk = `M-13 4C${fine(-16)} ${fine(h * 0.4)} ${fine(lean * 0.5 - 6)} ${fine(h * 0.75)} ${fine(lean - 7)} ${fine(h)}h13C${fine(lean * 0.5 + 12)} ${fine(h * 0.72)} 4 ${fine(h * 0.4)} 15 4z`;
  const shade = `M3 4C0 ${fine(h * 0.4)} ${fine(lean * 0.5 + 3)} ${fine(h * 0.73)} ${fine(lean)} ${fine(h)}h6C${fine(lean * 0.5 + 12)} ${fine(h * 0.72)} 4 ${fine(h * 0.4)} 15 4z`;
  const reach = height * 0.5;
  const ring = (angles: number[], fill: string, size: number) =>
    `<path fill="${fill}" d="${angles
      .map((angle) =>
        frond(angle + random.between(-0.1, 0.1), reach * size * random.between(0.9, 1.08), reach * 0.15),
      )
      .join('')}"/>`;
  const fruit = new Sketch().circle(brush.goldShade, -7, -12, 9).circle(brush.wood, 8, -14, 9);
  return (
    `<path fill="${brush.wood}" d="${trunk}"/><path fill="${brush.woodShade}" d="${shade}"/>` +
    `<g transform="${crown}">${ring([-2.75, -1.95, -1.15, -0.4, 0.25, 2.9], brush.leafShade, 1)}${fruit}` +
    `${ring([-2.35, -0.8, -3.05, -0.1], mix(brush.leaf, brush.leafShade, 0.25), 0.92)}${ring([-1.57, -2.62, -0.5], brush.leaf, 0.74)}</g>`
  );
}

/** A cypress `height` units high with its foot at x. */
export function cypress(sketch: Sketch, brush: Brush, x: number, bottom: number, height: number): Sketch {
  const w = height * 0.13;
  const y = -bottom;
  sketch.path(
    brush.cypress,
    `M${fine(x)} ${fine(y - height)}q${fine(w * 1.5)} ${fine(height * 0.62)} ${fine(w * 0.5)} ${fine(height * 0.97)}h${fine(-w)}q${fine(-w)} ${fine(-height * 0.35)} ${fine(w * 0.5)} ${fine(-height * 0.97)}z`,
  );
  return sketch.path(
    brush.cypressShade,
    `M${fine(x)} ${fine(y - height)}q${fine(w * 1.5)} ${fine(height * 0.62)} ${fine(w * 0.5)} ${fine(height * 0.97)}h${fine(-w * 0.4)}q${fine(w * 0.5)} ${fine(-height * 0.5)} ${fine(-w * 0.1)} ${fine(-height * 0.97)}z`,
  );
}

/** An umbrella pine: a forked trunk under flat cushions of needles. */
export function pine(brush: Brush, height = 360): string {
  const h = height;
  const s = new Sketch();
  s.poly(
    brush.woodShade,
    -9,
    0,
    -3,
    h * 0.5,
    -40,
    h * 0.78,
    -32,
    h * 0.8,
    4,
    h * 0.58,
    34,
    h * 0.82,
    42,
    h * 0.79,
    10,
    h * 0.48,
    11,
    0,
  );
  for (const [x, y, rx] of [
    [-78, 0.78, 62],
    [66, 0.8, 70],
    [-10, 0.88, 92],
  ] as const) {
    s.circle(brush.cypressShade, x, h * y - 8, rx, rx * 0.36).circle(
      brush.cypress,
      x - 4,
      h * y + 2,
      rx * 0.94,
      rx * 0.33,
    );
    s.circle(brush.leafShade, x - 14, h * y + 10, rx * 0.62, rx * 0.2);
  }
  return s.toString();
}

/** A round-headed tree: olive, lime or orange, by its colours. */
export function roundTree(
  sketch: Sketch,
  brush: Brush,
  x: number,
  bottom: number,
  size: number,
  leaf: string,
  shade: string,
): Sketch {
  sketch.rect(brush.woodShade, x - size * 0.06, bottom, size * 0.12, size * 0.6);
  sketch
    .circle(shade, x + size * 0.14, bottom + size * 0.72, size * 0.36)
    .circle(shade, x - size * 0.2, bottom + size * 0.62, size * 0.3);
  return sketch
    .circle(leaf, x - size * 0.06, bottom + size * 0.82, size * 0.34)
    .circle(leaf, x - size * 0.24, bottom + size * 0.66, size * 0.22);
}

function blade(angle: number, length: number, half: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): string =>
    `${fine(c * along - s * across)} ${fine(s * along + c * across)}`;
  return `M${at(0, -half * 0.6)}Q${at(length * 0.45, -half * 1.7)} ${at(length, 0)}Q${at(length * 0.45, half * 1.7)} ${at(0, half * 0.6)}z`;
}

/** An agave some 150 units high. */
export function agave(random: Random, brush: Brush): string {
  const fan = (angles: number[], fill: string, size: number) =>
    `<path fill="${fill}" d="${angles.map((angle) => blade(angle + random.between(-0.06, 0.06), size * random.between(0.85, 1.1), 13)).join('')}"/>`;
  return (
    fan([-2.9, -2.45, -2, -1.57, -1.1, -0.65, -0.22], brush.greenShade, 150) +
    fan([-2.65, -2.2, -1.75, -1.3, -0.9, -0.45], brush.green, 128) +
    fan([-2.35, -1.9, -1.45, -0.75], mix(brush.leaf, brush.white, 0.16), 92)
  );
}

/** One flower of bougainvillea on its leaves, some 50 units across. */
export function bougainvilleaSpray(brush: Brush, turn: number): string {
  const s = new Sketch();
  for (const step of [0.4, 2.6, 4.4])
    s.path(step > 4 ? brush.greenShade : brush.leafShade, bract(turn + step, 50, 16));
  for (const step of [0, 2.1, 4.2])
    s.path(step === 0 ? brush.pinkShade : brush.pink, bract(turn + step, 28, 13));
  return s.circle(brush.cream, 0, 0, 3.6).toString();
}

/** Where the sprays of a branch hang that comes in from the upper left corner; x, y, size. */
export function branchPlaces(random: Random, size: number): [number, number, number][] {
  const places: [number, number, number][] = [];
  for (const [x0, y0, x1, y1] of [
    [-20, -10, 500, 110],
    [-20, 20, 400, 220],
    [-20, 60, 250, 330],
    [-20, 120, 110, 430],
  ] as const) {
    for (let index = 0; index < 9; index += 1) {
      const t = (index + random.between(0, 0.8)) / 9;
      const spread = 52 * (1.15 - t);
      const [dx, dy] = [random.between(-spread, spread), random.between(-spread, spread) * 0.8];
      places.push([
        (x0 + (x1 - x0) * t + dx) * size,
        (y0 + (y1 - y0) * t ** 1.4 + dy) * size,
        size * random.between(0.8, 1.15),
      ]);
    }
  }
  return places;
}

function bract(angle: number, length: number, half: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const to = (along: number, across: number): string =>
    `${Math.round(c * along - s * across)} ${Math.round(s * along + c * across)}`;
  return `M0 0q${to(length * 0.4, -half * 1.5)} ${to(length, 0)}q${to(-length * 0.6, half * 1.5)} ${to(-length, 0)}z`;
}
