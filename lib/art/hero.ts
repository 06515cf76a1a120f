import { brushAt } from './brush';
import { mix } from './color';
import { headlandLine, heightAt, hillFold, hills, landColors, mountains, peakLine } from './land';
import { below, curve, n, type Point } from './outline';
import { gradient, paper, repeated, standing } from './paper';
import { agave, bougainvilleaSpray, cypress, pine } from './plants';
import { floatBoat, standLandmark } from './scenes/parts';
import { glints, openSea, wave } from './sea';
import { Sketch } from './sketch';
import { aeroplane, birds, clouds, sky } from './sky';
import { closeStage, openStage, type Shape, type Stage } from './stage';
import { orchard, townOn } from './town';

/** The sun's place, as a share of the width: left of the headland, above open water. */
function sunPlace({ width, height }: Stage): number {
  return width > height ? 0.54 : 0.4;
}

function heavens(stage: Stage): string {
  const { width: w, height: h, scale: k } = stage;
  // Clear of the headline, which stands in the upper left.
  const [planeX, planeY] = [w * (w > h ? 0.66 : 0.76), h * (w > h ? 0.17 : 0.09)];
  const trail = `M${n(-20)} ${n(planeY + 150 * k)}Q${n(planeX * 0.55)} ${n(planeY + 110 * k)} ${n(planeX - 74 * k)} ${n(planeY + 16 * k)}`;
  return (
    sky(stage, {
      sunX: w * sunPlace(stage),
      sunY: h * (w > h ? 0.42 : 0.45),
      sunR: h * (w > h ? 0.13 : 0.1),
    }) +
    clouds(stage, w > h ? 5 : 3, h * 0.1, h * 0.34) +
    birds(stage, w * 0.7, h * (w > h ? 0.24 : 0.31), 4) +
    aeroplane(stage, planeX, planeY, 92 * k, trail)
  );
}

/** The nearest land, in the lower right corner: a slope with pines, agaves and a path of flowers. */
function shore(stage: Stage): string {
  const { width: w, height: h, scale: k, random } = stage;
  const b = brushAt(stage, 0);
  const near = stage.lit(landColors('lush').near, 0);
  const line: Point[] = [
    [w * 0.46, h + 40],
    [w * 0.56, h * 0.955],
    [w * 0.68, h * 0.9],
    [w * 0.8, h * 0.83],
    [w * 0.92, h * 0.77],
    [w + 60, h * 0.73],
  ];
  const second = line.map(([x, y]): Point => [x + w * 0.1, y + 64 * k]);
  const sheet = (points: Point[], color: string, lift: number) =>
    paper(
      stage,
      below(curve(points), points, h + 60),
      gradient(stage, color, mix(color, stage.light.shadow, 0.34)),
      { lift },
    );
  const trees = new Sketch();
  for (const [x, size] of [
    [0.735, 150],
    [0.752, 210],
    [0.77, 128],
  ] as const)
    cypress(trees, b, w * x, -heightAt(line, w * x) - 26 * k, size * k);
  const places = Array.from({ length: 26 }, (_, index): [number, number, number] => {
    const t = index / 26;
    return [
      w * (0.72 + t * 0.3),
      heightAt(second, w * (0.72 + t * 0.3)) + random.between(-6, 46) * k,
      random.between(0.62, 1) * k,
    ];
  });
  const flowers = [0, 0.8]
    .map((turn, kind) =>
      repeated(
        stage,
        bougainvilleaSpray(b, turn),
        places.filter((_, index) => index % 2 === kind),
      ).join(''),
    )
    .join('');
  return (
    trees.toString() +
    sheet(line, mix(near, '#5d9a5a', 0.35), 1.1) +
    standing(pine(b, 430), w * (w > h ? 0.935 : 0.97), h * 0.84, (w > h ? 1.36 : 0.94) * k) +
    sheet(second, near, 1.2) +
    flowers +
    repeated(stage, agave(random, b), [
      [w * 0.8, h * 1.0, 0.72 * k],
      [w * 0.69, h * 1.03, 0.5 * k],
    ]).join('')
  );
}

/** Mountains and islands along the horizon. */
function distance(stage: Stage, horizon: number): string {
  const { width: w, height: h } = stage;
  const { far } = landColors('olive');
  return (
    mountains(
      stage,
      peakLine(stage, {
        from: w * 0.5,
        to: w + 140,
        base: horizon + 10,
        height: h * 0.27,
        steps: 10,
        peak: 0.75,
      }),
      '#8aa6a8',
      0.78,
      horizon + 30,
    ) +
    hillFold(
      stage,
      { from: -80, to: w * 0.4, base: horizon + 8, height: h * 0.1, steps: 8, peak: 0.25 },
      far,
      0.8,
      horizon + 30,
    ) +
    hillFold(
      stage,
      {
        from: w * 0.16,
        to: w * 0.54,
        base: horizon + 8,
        height: h * 0.055,
        steps: 7,
        peak: 0.6,
      },
      far,
      0.62,
      horizon + 30,
    ) +
    hillFold(
      stage,
      { from: w * 0.6, to: w + 80, base: h * 0.64, height: h * 0.2, steps: 8, peak: 0.85 },
      far,
      0.44,
      h * 0.7,
    )
  );
}

/** The home page's picture: calm sky and water on the left for words and a form, a sunlit coast on the right. */
export function drawHero(shape: Shape): string {
  const stage = openStage('hero', shape, 'golden');
  const { width: w, height: h, scale: k } = stage;
  const horizon = h * 0.585;
  const olive = landColors('olive');
  const head = headlandLine(stage, w * (w > h ? 0.57 : 0.34), h * 0.72, h * 0.17);
  const village = w * (w > h ? 0.79 : 0.74);
  const content =
    heavens(stage) +
    distance(stage, horizon) +
    openSea(stage, horizon) +
    wave(stage, h * 0.64, 0.12) +
    floatBoat(stage, 'sail', w * 0.17, h * 0.66, 0.42, 0.2) +
    hillFold(
      stage,
      { from: w * 0.62, to: w + 80, base: h * 0.675, height: h * 0.16, steps: 8, peak: 0.7 },
      olive.slope,
      0.36,
      h * 0.72,
    ) +
    hills(stage, head, olive.slope, 0.14, h * 0.84, 1) +
    townOn(stage, {
      line: head,
      from: w * 0.65,
      to: w + 10,
      rows: 3,
      town: 'cube',
      land: 'olive',
      size: 32 * k,
      depth: 0.1,
      gap: [village - 130 * k, village + 130 * k],
    }) +
    standLandmark(stage, 'blue-domes', village, heightAt(head, village) + 26 * k, w > h ? 0.8 : 0.66, 0.03) +
    orchard(stage, { line: head, from: w * 0.68, to: w * 1.02, reach: h * 0.1, depth: 0.12, land: 'olive' }) +
    wave(stage, h * 0.722, 0.3) +
    wave(stage, h * 0.795, 0.55) +
    wave(stage, h * 0.88, 0.85) +
    glints(stage, w * sunPlace(stage), horizon + 8, h * 0.93) +
    floatBoat(stage, 'gulet', w * 0.4, h * 0.79, 0.86) +
    floatBoat(stage, 'fishing', w * 0.26, h * 0.87, 0.8) +
    shore(stage);
  return closeStage(stage, content);
}
