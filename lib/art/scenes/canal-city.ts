import { type Brush, brushAt } from '../brush';
import { mix } from '../color';
import { foreground } from '../foreground';
import { GABLES, gableHouse } from '../landmarks/gables';
import { n } from '../outline';
import { repeated, standing } from '../paper';
import { roundTree } from '../plants';
import type { Scene } from '../scene';
import { wave } from '../sea';
import { Sketch } from '../sketch';
import type { Stage } from '../stage';
import { FOCUS, floatBoat, heavens, standLandmark } from './parts';

type Walls = readonly [light: string, shade: string];

/** A few house fronts, put side by side in ever new order: a row costs the bytes of its designs. */
function row(stage: Stage, b: Brush, y: number, size: number, plain = false): string {
  const { random, width } = stage;
  const fronts: readonly Walls[] = [
    [b.brick, b.brickShade],
    [b.cream, b.creamShade],
    [b.slate, b.slateShade],
    [b.roof, b.roofShade],
    [b.white, b.whiteShade],
    [b.clay, b.clayShade],
    [b.gold, b.goldShade],
    [b.teal, b.tealShade],
  ];
  const designs = fronts.map(([light, shade], index) => {
    const front = { width: random.pick([68, 80, 94]), height: random.pick([112, 128, 148, 166]) };
    const sketch = new Sketch({ whole: true });
    gableHouse(sketch, b, {
      ...front,
      x: 0,
      kind: GABLES[index % GABLES.length] ?? 'step',
      light,
      shade,
      plain,
    });
    return { ...front, sketch, places: [] as [number, number, number][] };
  });
  let last = -1;
  for (let x = -random.between(10, 60) * size; x < width; ) {
    last = (last + random.int(1, designs.length - 1)) % designs.length;
    const design = designs[last];
    if (!design) break;
    design.places.push([x, y, size]);
    x += design.width * size;
  }
  return designs.map(({ sketch, places }) => repeated(stage, sketch.toString(), places).join('')).join('');
}

function bridge(b: Brush): string {
  return new Sketch()
    .path(b.brick, 'M-250 30V-40Q0-96 250-40V30H150Q130-40 60-40T-30 30H-70Q-90-30-130-30T-190 30z')
    .path(
      b.brickShade,
      'M150 30Q130-40 60-40T-30 30H-42Q-30-56 60-56T166 30zM-70 30Q-90-30-130-30T-190 30H-202Q-190-46-130-46T-58 30z',
    )
    .path(b.white, 'M-250-40Q0-96 250-40v-7Q0-104-250-47z')
    .path(
      b.ink,
      'M-250-70Q0-128 250-70v3Q0-124-250-67zM-200-56v-24h3v24zM-120-70v-24h3v24zM-40-76v-26h3v26zM40-76v-26h3v26zM120-70v-24h3v24zM200-56v-24h3v24z',
    )
    .toString();
}

/** A row of gables on a canal, a tower behind, a bridge, a boat, spring flowers. */
export function canalCity(stage: Stage, scene: Scene): string {
  const { width: w, height: h, scale: k, random } = stage;
  const quay = h * 0.665;
  const near = brushAt(stage, 0.02);
  const back = brushAt(stage, 0.5);
  const bank = (y: number, height: number, fill: string) =>
    `<path fill="${fill}" d="M0 ${n(y)}h${w}v${n(height)}H0z"/>`;
  const trees = new Sketch();
  for (let x = 30 * k; x < w; x += random.between(230, 380) * k)
    roundTree(trees, near, x, -quay, random.between(84, 112) * k, near.leaf, near.leafShade);
  return (
    heavens(stage, { sunY: 0.2, sunX: 0.27 }) +
    row(stage, back, quay - 70 * k, 0.86 * k, true) +
    standLandmark(stage, scene.landmark, w * FOCUS, quay - 60 * k, 1.18, 0.14) +
    row(stage, near, quay, 1.12 * k) +
    trees.toString() +
    bank(quay, 20 * k, near.stone) +
    bank(quay + 14 * k, 24 * k, near.brickShade) +
    bank(quay + 34 * k, h, mix(stage.light.seaFar, stage.light.seaNear, 0.34)) +
    wave(stage, h * 0.745, 0.3) +
    standing(bridge(near), w * 0.86, h * 0.775, 1.1 * k) +
    floatBoat(stage, 'canal', w * 0.42, h * 0.8, 0.92) +
    wave(stage, h * 0.825, 0.62) +
    wave(stage, h * 0.91, 0.95) +
    foreground(stage, scene.foreground, scene.land)
  );
}
