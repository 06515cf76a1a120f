import { mix } from './color';
import { below, curve, n, type Point } from './outline';
import { gradient, paper } from './paper';
import type { Stage } from './stage';

function swell(stage: Stage, y: number, reach: number, length: number): Point[] {
  const { width, random } = stage;
  const points: Point[] = [];
  for (let x = -random.between(0.3, 1) * length, up = true; x < width + length; up = !up) {
    points.push([x, y + (up ? -reach : reach) * random.between(0.4, 1)]);
    x += length * random.between(0.35, 0.7);
  }
  return points;
}

/** Short light strokes on the back of a wave. */
function foam(stage: Stage, y: number, near: number): string {
  const { random, light, scale, width } = stage;
  let d = '';
  for (let index = 0; index < 7; index += 1) {
    const half = random.between(10, 22) * (0.7 + near) * scale;
    d += `M${n(random.between(0, width))} ${n(y + random.between(16, 30 + near * 36) * scale)}q${n(half)} ${n(-half * 0.22)} ${n(half * 2)} 0`;
  }
  return `<path fill="none" stroke="${light.glint}" stroke-opacity=".34" stroke-width="${n((2.4 + near * 1.6) * scale)}" stroke-linecap="round" d="${d}"/>`;
}

/** Still water from the horizon down. */
export function openSea(stage: Stage, horizon: number): string {
  const { light, width, height } = stage;
  const fill = gradient(stage, light.seaFar, mix(light.seaFar, light.seaNear, 0.62));
  return `<path fill="${fill}" d="M0 ${n(horizon)}h${width}V${height}H0z"/>`;
}

/** One sheet of waves; `near` runs from 0 (far) to 1 (at the viewer's feet). */
export function wave(stage: Stage, y: number, near: number): string {
  const { light, scale, height } = stage;
  const points = swell(stage, y, (2.5 + near * 10) * scale, (190 + near * 420) * scale);
  const color = mix(light.seaFar, light.seaNear, 0.25 + near * 0.62);
  const fill = gradient(stage, color, mix(color, light.seaNear, 0.5));
  return (
    paper(stage, below(curve(points), points, height + 20), fill, { lift: 0.3 + near * 0.5, edge: false }) +
    foam(stage, y, near)
  );
}

/** The sun's road on the water. */
export function glints(stage: Stage, x: number, top: number, bottom: number): string {
  const { random, light, scale } = stage;
  let d = '';
  for (let index = 0; index < 15; index += 1) {
    const t = (index + 0.5) / 15;
    const half = (10 + t * 74) * scale * random.between(0.35, 1);
    const center = x + random.between(-1, 1) * (12 + t * 44) * scale;
    d += `M${n(center - half)} ${n(top + (bottom - top) * t ** 1.35)}h${n(half * 2)}`;
  }
  return `<path stroke="${light.glint}" stroke-opacity=".55" stroke-width="${n(4.5 * scale)}" stroke-linecap="round" d="${d}"/>`;
}

/** A curved beach that fills the lower corner: foam, wet sand, sand. */
export function beach(stage: Stage, points: readonly Point[], color: string): string {
  const { scale, light, height } = stage;
  const sheet = (down: number, fill: string, lift: number) => {
    const moved = points.map(([x, y]): Point => [x, y + down * scale]);
    return paper(stage, below(curve(moved), moved, height + 20), fill, { lift });
  };
  const sand = stage.lit(color, 0);
  return (
    sheet(-22, mix(light.seaFar, '#ffffff', stage.time === 'night' ? 0.1 : 0.35), 0.3) +
    sheet(-8, mix(light.glint, light.seaFar, 0.1), 0.3) +
    sheet(6, mix(sand, light.shadow, 0.14), 0.2) +
    sheet(20, gradient(stage, mix(sand, light.sun, 0.12), mix(sand, light.shadow, 0.16)), 0.4)
  );
}
