import { brushAt } from '../brush';
import { mix } from '../color';
import { foreground } from '../foreground';
import { hillLine, hills, landColors } from '../land';
import { lowered, n, type Point } from '../outline';
import type { Scene } from '../scene';
import { wave } from '../sea';
import type { Stage } from '../stage';
import { townOn } from '../town';
import { backdrop, FOCUS, floatBoat, heavens, RISE, standLandmark } from './parts';

/** Mirror strips of the houses on still water. */
function reflections(stage: Stage, top: number): string {
  const { width: w, scale: k, random } = stage;
  const b = brushAt(stage, 0.2);
  let strips = '';
  for (let index = 0; index < 26; index += 1) {
    const fill = random.pick([b.white, b.cream, b.roof, b.window] as const);
    const [x, y, size] = [
      random.between(0.02, 0.98) * w,
      top + random.between(6, 120) * k,
      random.between(18, 70) * k,
    ];
    strips += `<path stroke="${fill}" d="M${n(x)} ${n(y)}h${n(size)}"/>`;
  }
  return `<g stroke-opacity=".5" stroke-width="${n(4 * k)}" stroke-linecap="round">${strips}</g>`;
}

/** A quay with its houses, a landmark above them, boats at anchor. */
export function harbour(stage: Stage, scene: Scene): string {
  const { width: w, height: h, scale: k } = stage;
  const colors = landColors(scene.land);
  const quay = h * 0.645;
  const level: Point[] = [
    [-60, quay],
    [w + 60, quay],
  ];
  const x = w * FOCUS;
  const b = brushAt(stage, 0.12);
  const wall = (y: number, height: number, fill: string) =>
    `<path fill="${fill}" d="M0 ${n(y)}h${w}v${n(height)}H0z"/>`;
  const slope = hillLine(stage, {
    from: -60,
    to: w + 60,
    base: h * 0.64,
    height: h * 0.19 * Math.max(0.5, RISE[scene.relief]),
    steps: 8,
    peak: 0.7,
  });
  // On flat land the quay's own houses hide all but the first row behind them.
  const backRows = scene.relief === 'flat' ? 1 : 2;
  return (
    heavens(stage, { sunY: 0.22 }) +
    backdrop(stage, scene, { base: 0.6, height: 0.26, peak: 0.3 }) +
    hills(stage, slope, colors.slope, 0.4, h * 0.7) +
    townOn(stage, {
      line: lowered(slope, 56 * k),
      from: w * 0.3,
      to: w * 1.02,
      rows: backRows,
      town: scene.town,
      land: scene.land,
      size: 36 * k,
      depth: 0.34,
    }) +
    standLandmark(stage, scene.landmark, x, quay + 4, 1.02, 0.06) +
    townOn(stage, {
      line: level,
      from: -20,
      to: w + 20,
      rows: 1,
      town: scene.town,
      land: scene.land,
      size: 58 * k,
      depth: 0.08,
      gap: [x - 190 * k, x + 200 * k],
    }) +
    wall(quay, 22 * k, b.stone) +
    wall(quay + 15 * k, 20 * k, b.stoneShade) +
    wall(quay + 30 * k, h, mix(stage.light.seaFar, stage.light.seaNear, 0.3)) +
    reflections(stage, quay + 34 * k) +
    wave(stage, h * 0.735, 0.3) +
    floatBoat(stage, 'fishing', w * 0.84, h * 0.745, 0.62) +
    floatBoat(stage, scene.boat, w * 0.4, h * 0.77, 0.86) +
    wave(stage, h * 0.82, 0.6) +
    floatBoat(stage, 'fishing', w * 0.7, h * 0.86, 0.95) +
    wave(stage, h * 0.925, 0.95) +
    foreground(stage, scene.foreground, scene.land)
  );
}
