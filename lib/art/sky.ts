import { mix } from './color';
import { n } from './outline';
import { gradient } from './paper';
import type { Stage } from './stage';

/** A flat-bottomed cloud, as travel posters draw them; x and y are its lower left corner. */
function cloud(x: number, y: number, width: number): string {
  const r = width * 0.06;
  return (
    `M${n(x)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 0 ${n(-2 * r)}h${n(width * 0.2)}` +
    `a${n(width * 0.13)} ${n(width * 0.12)} 0 0 1 ${n(width * 0.25)} ${n(-r * 0.7)}` +
    `a${n(width * 0.09)} ${n(width * 0.08)} 0 0 1 ${n(width * 0.17)} ${n(r * 0.7)}` +
    `h${n(width * 0.26)}a${n(r)} ${n(r)} 0 0 1 0 ${n(2 * r)}z`
  );
}

export function clouds(stage: Stage, count: number, top: number, bottom: number): string {
  const { random, width, scale, light } = stage;
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const size = random.between(150, 300) * scale;
    const x = width * ((index + random.between(0.1, 0.8)) / count) - size * 0.3;
    d += cloud(x, random.between(top, bottom), size);
  }
  const opacity = stage.time === 'night' ? 0.16 : 0.72;
  return `<path fill="${light.cloud}" fill-opacity="${opacity}" d="${d}"/>`;
}

export function stars(stage: Stage, bottom: number): string {
  const { random, width } = stage;
  let d = '';
  for (let index = 0; index < 46; index += 1) {
    const r = random.between(1.2, 3.2);
    d += `M${n(random.between(0, width))} ${n(random.between(10, bottom))}h.1`;
    if (r > 2.8) d += 'm-5 0h10m-5-5v10';
  }
  return `<path stroke="#fdf3d3" stroke-opacity=".8" stroke-width="3" stroke-linecap="round" d="${d}"/>`;
}

export function birds(stage: Stage, x: number, y: number, count = 3): string {
  const { random, scale } = stage;
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const size = random.between(9, 15) * scale;
    const [bx, by] = [x + index * 42 * scale + random.between(-8, 8), y + random.between(-22, 22) * scale];
    d += `M${n(bx - size)} ${n(by - size * 0.3)}q${n(size * 0.6)} ${n(-size * 0.5)} ${n(size)} ${n(size * 0.3)}q${n(size * 0.4)} ${n(-size * 0.8)} ${n(size)} ${n(-size * 0.3)}`;
  }
  return `<path fill="none" stroke="${mix(stage.light.shadow, stage.light.haze, 0.15)}" stroke-width="${n(3 * scale)}" stroke-linecap="round" d="${d}"/>`;
}

export type SkyOptions = { sunX: number; sunY: number; sunR: number };

/** The whole sky: a wash, rings of paper around the sun or moon, and the disc itself. */
export function sky(stage: Stage, { sunX, sunY, sunR }: SkyOptions): string {
  const { light, width, height } = stage;
  const wash = gradient(stage, ...light.sky);
  const at = `cx="${n(sunX)}" cy="${n(sunY)}"`;
  const rings = [6.4, 4.7, 3.3, 2.2, 1.45].map((size) => `<circle ${at} r="${n(sunR * size)}"/>`).join('');
  const glow = stage.time === 'night' ? 0.1 : 0.2;
  const disc = gradient(stage, light.sun, mix(light.sun, light.ring, 0.25));
  return (
    `<path fill="${wash}" d="M0 0h${width}v${n(height * 0.72)}h${-width}z"/>` +
    (stage.time === 'night' ? stars(stage, height * 0.45) : '') +
    `<g fill="${light.ring}" fill-opacity="${glow}">${rings}</g>` +
    `<circle ${at} r="${n(sunR)}" fill="${disc}"/>` +
    (stage.time === 'night' ? craters(sunX, sunY, sunR) : '')
  );
}

function craters(x: number, y: number, r: number): string {
  const spots: [number, number, number][] = [
    [-0.3, -0.25, 0.2],
    [0.3, 0.2, 0.27],
    [-0.15, 0.45, 0.13],
  ];
  return `<g fill="#d9cda6" fill-opacity=".5">${spots
    .map(([dx, dy, size]) => `<circle cx="${n(x + dx * r)}" cy="${n(y + dy * r)}" r="${n(size * r)}"/>`)
    .join('')}</g>`;
}

/** A small airliner seen from the side, nose to the right, with a dotted trail behind it. */
export function aeroplane(stage: Stage, x: number, y: number, size: number, trail: string): string {
  const { light } = stage;
  const body = mix('#fffaf0', light.tint, light.tintAmount * 0.7);
  const k = Math.round((size / 100) * 100) / 100;
  return (
    `<path d="${trail}" fill="none" stroke="${body}" stroke-opacity=".9" stroke-width="${n(4 * k + 1)}" stroke-linecap="round" stroke-dasharray="1 ${n(16 * k + 2)}"/>` +
    `<g transform="translate(${n(x)} ${n(y)}) rotate(-12) scale(${k})">` +
    `<path fill="${mix(body, light.shadow, 0.22)}" d="M-4-6L-30-34h11L22-6z"/>` +
    `<path fill="#d6232f" d="M-52-4L-68-30h13L-36-6z"/>` +
    `<path fill="${body}" d="M-64-3q1-7 10-7h80q26 0 35 12q-6 9-31 9h-64q-22 0-30-14z"/>` +
    `<path stroke="${mix(body, light.shadow, 0.5)}" stroke-width="3" stroke-dasharray="3 6" d="M-38-4h72"/>` +
    `<path fill="${mix(body, light.shadow, 0.62)}" d="M42-6q8 1 12 5h-11z"/>` +
    `<path fill="${mix('#d6232f', light.tint, light.tintAmount * 0.5)}" d="M-57 5h117q-8 6-30 6h-64q-15 0-23-6z"/>` +
    `<path fill="${mix(body, light.shadow, 0.3)}" d="M4 3L-34 38h13L34 3zM-48 0l-18 14h9l24-13z"/></g>`
  );
}
