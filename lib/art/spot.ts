import { boat } from './boats';
import { type Brush, brushAt } from './brush';
import { mix } from './color';
import { n } from './outline';
import { repeated, softShadow, standing } from './paper';
import { palm } from './plants';
import { Sketch } from './sketch';
import { aeroplane, clouds } from './sky';
import { closeStage, openStage, type Shape, type Stage } from './stage';

export const SPOTS = [
  'not-found',
  'error',
  'offline',
  'no-flights',
  'no-hotels',
  'confirmed',
  'processing',
  'failed',
  'refunded',
] as const;
export type Spot = (typeof SPOTS)[number];

/** A round window of sky with a sun and a low horizon: the ground all small pictures share. */
function porthole(stage: Stage, ground: string, content: string): string {
  const { width: w, height: h, light } = stage;
  const r = Math.min(w, h) * 0.43;
  const [x, y] = [w / 2, h / 2];
  const clip = stage.nextId();
  stage.defs.push(`<clipPath id="${clip}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/></clipPath>`);
  const rings = [1.05, 0.82, 0.62]
    .map((size) => `<circle cx="${n(x)}" cy="${n(y - r * 0.1)}" r="${n(r * size)}"/>`)
    .join('');
  return (
    softShadow(stage, `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${light.sky[1]}"/>`) +
    `<g clip-path="url(#${clip})"><g fill="${light.ring}" fill-opacity=".34">${rings}</g>${clouds(stage, 3, h * 0.2, h * 0.4)}${ground}</g>${content}`
  );
}

function water(stage: Stage, level: number): string {
  const { width: w, height: h, light } = stage;
  const sheet = (y: number, amount: number) =>
    `<path fill="${mix(light.seaFar, light.seaNear, amount)}" d="M0 ${n(y)}q${n(w * 0.12)} -16 ${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0V${h}H0z"/>`;
  return sheet(level, 0.2) + sheet(level + h * 0.09, 0.5) + sheet(level + h * 0.18, 0.8);
}

function sand(stage: Stage, level: number): string {
  const { width: w, height: h } = stage;
  const color = stage.lit('#f1d9a8', 0);
  const sheet = (y: number, fill: string) =>
    `<path fill="${fill}" d="M0 ${n(y + h * 0.06)}Q${n(w * 0.5)} ${n(y - h * 0.05)} ${w} ${n(y + h * 0.04)}V${h}H0z"/>`;
  return (
    sheet(level, mix(color, stage.light.sun, 0.2)) +
    sheet(level + h * 0.12, mix(color, stage.light.shadow, 0.12))
  );
}

function disc(stage: Stage, x: number, y: number, r: number, fill: string, mark: string): string {
  const stroke = `fill="none" stroke="#fffaf0" stroke-width="${n(r * 0.2)}" stroke-linecap="round" stroke-linejoin="round"`;
  return softShadow(
    stage,
    `<g transform="translate(${n(x)} ${n(y)})"><circle r="${n(r)}" fill="${fill}"/><path ${stroke} transform="scale(${Math.round(r) / 100})" d="${mark}"/></g>`.replace(
      `stroke-width="${n(r * 0.2)}"`,
      'stroke-width="17"',
    ),
  );
}

const CHECK = 'M-40 4L-12 32L42-30';
const CROSS = 'M-32-32L32 32M32-32L-32 32';
const BACK = 'M-46-10H22a28 28 0 0 1 0 56H-20M-22-36L-48-10L-22 16';

function suitcase(b: Brush): string {
  return new Sketch()
    .path(b.woodShade, 'M-40-150v-34q0-14 14-14h52q14 0 14 14v34h-14v-30q0-4-4-4h-44q-4 0-4 4v30z')
    .path(b.red, 'M-104-150H104q16 0 16 16V-16q0 16-16 16H-104q-16 0-16-16V-134q0-16 16-16z')
    .path(b.redShade, 'M60-150H104q16 0 16 16V-16q0 16-16 16H60z')
    .rect(b.cream, -82, 0, 22, 150)
    .rect(b.creamShade, 66, 0, 22, 150)
    .rect(b.gold, -78, 62, 14, 20)
    .rect(b.goldShade, 70, 62, 14, 20)
    .path(b.white, 'M-30-96H30v44H-30z')
    .path(b.blue, 'M-22-88H22v10H-22zM-22-70H6v6H-22z')
    .toString();
}

function signpost(b: Brush): string {
  return new Sketch()
    .block(b.wood, b.woodShade, -11, -10, 22, 330, 0.4)
    .poly(b.red, -150, 228, -120, 258, 100, 258, 100, 198, -120, 198)
    .poly(b.redShade, 40, 198, 40, 258, 100, 258, 100, 198)
    .poly(b.white, 150, 146, 124, 174, -86, 174, -86, 118, 124, 118)
    .poly(b.whiteShade, 150, 146, 124, 174, 70, 174, 70, 118, 124, 118)
    .poly(b.gold, -120, 70, -96, 94, 70, 94, 70, 46, -96, 46)
    .poly(b.goldShade, 24, 46, 24, 94, 70, 94, 70, 46)
    .toString();
}

function hourglass(b: Brush): string {
  return new Sketch()
    .path(b.steel, 'M-72-250H72Q72-176 18-140Q72-104 72-30H-72Q-72-104-18-140Q-72-176-72-250z')
    .path(b.gold, 'M-50-196H50Q40-168 0-146Q-40-168-50-196zM-3-146H3V-60H-3zM-60-34Q-50-70 0-92Q50-70 60-34z')
    .path(b.white, 'M-58-240Q-54-184-20-154L-12-160Q-42-188-44-240z')
    .path(b.wood, 'M-90-272H90v24H-90zM-90-32H90v24H-90z')
    .path(b.woodShade, 'M40-272H90v24H40zM40-32H90v24H40z')
    .toString();
}

function unpluggedBuoy(b: Brush): string {
  return new Sketch()
    .path(b.red, 'M-64 6L-34-120H34L64 6Q0 34-64 6z')
    .path(b.redShade, 'M14-120H34L64 6Q46 18 26 20z')
    .path(b.white, 'M-50-52H50L57-22H-57z')
    .path(b.ink, 'M-26-120h52v10h-52zM-4-196h8v76h-8z')
    .circle(b.gold, 0, 206, 17)
    .toString();
}

function signal(stage: Stage, x: number, y: number): string {
  const ink = stage.lit('#2c2730', 0);
  return `<g fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round" transform="translate(${n(x)} ${n(y)})"><path stroke-opacity=".3" d="M-104-74Q0-164 104-74M-66-32Q0-92 66-32"/><path stroke="#d6232f" d="M-92-140L92 16"/></g>`;
}

const drawings: Record<Spot, (stage: Stage, b: Brush) => string> = {
  'not-found': (s, b) =>
    porthole(
      s,
      sand(s, s.height * 0.66),
      softShadow(s, standing(signpost(b), s.width / 2, s.height * 0.82, 1.32 * s.scale)) +
        standing(palm(s.random, b, 400, 46), s.width / 2 + 250 * s.scale, s.height * 0.8, 0.78 * s.scale),
    ),
  error: (s, b) =>
    porthole(
      s,
      water(s, s.height * 0.62),
      softShadow(
        s,
        `<g transform="rotate(-9 ${n(s.width / 2)} ${n(s.height * 0.66)})">${standing(boat('sail', b), s.width / 2, s.height * 0.7, 2 * s.scale)}</g>`,
      ) + cloudBurst(s),
    ),
  offline: (s, b) =>
    porthole(
      s,
      water(s, s.height * 0.62),
      softShadow(s, standing(unpluggedBuoy(b), s.width / 2, s.height * 0.7, 1.3 * s.scale)) +
        signal(s, s.width / 2, s.height * 0.26),
    ),
  'no-flights': (s) =>
    porthole(
      s,
      water(s, s.height * 0.74),
      aeroplane(
        s,
        s.width / 2 + 20 * s.scale,
        s.height * 0.47,
        330 * s.scale,
        `M${n(s.width / 2 - 400 * s.scale)} ${n(s.height * 0.66)}q${n(110 * s.scale)} ${n(-6 * s.scale)} ${n(210 * s.scale)} ${n(-66 * s.scale)}`,
      ),
    ),
  'no-hotels': (s, b) =>
    porthole(
      s,
      sand(s, s.height * 0.68),
      softShadow(s, standing(suitcase(b), s.width / 2 - 60 * s.scale, s.height * 0.82, 1.25 * s.scale)) +
        standing(palm(s.random, b, 430, -50), s.width / 2 + 190 * s.scale, s.height * 0.82, 1.05 * s.scale),
    ),
  confirmed: (s, b) =>
    porthole(
      s,
      sand(s, s.height * 0.68),
      grove(s, b) +
        softShadow(s, standing(suitcase(b), s.width / 2 - 10 * s.scale, s.height * 0.83, 1.5 * s.scale)) +
        disc(s, s.width / 2 + 190 * s.scale, s.height * 0.62, 84 * s.scale, '#2c7a54', CHECK),
    ),
  processing: (s, b) =>
    porthole(
      s,
      sand(s, s.height * 0.7),
      softShadow(s, standing(hourglass(b), s.width / 2, s.height * 0.83, 1.55 * s.scale)),
    ),
  failed: (s, b) =>
    porthole(
      s,
      sand(s, s.height * 0.68),
      softShadow(s, standing(card(b), s.width / 2 - 10 * s.scale, s.height * 0.56, 1.4 * s.scale)) +
        disc(s, s.width / 2 + 200 * s.scale, s.height * 0.68, 84 * s.scale, '#c41f2b', CROSS),
    ),
  refunded: (s, b) =>
    porthole(
      s,
      sand(s, s.height * 0.68),
      softShadow(s, standing(card(b), s.width / 2 - 10 * s.scale, s.height * 0.56, 1.4 * s.scale)) +
        disc(s, s.width / 2 + 200 * s.scale, s.height * 0.68, 84 * s.scale, '#2c7a54', BACK),
    ),
};

function grove(stage: Stage, b: Brush): string {
  const [left, right] = repeated(stage, palm(stage.random, b, 400, 50), [
    [stage.width / 2 + 150 * stage.scale, stage.height * 0.78, 0.9 * stage.scale],
    [stage.width / 2 - 180 * stage.scale, stage.height * 0.78, 0.74 * stage.scale, -1],
  ]);
  return `${left}${right}`;
}

function card(b: Brush): string {
  const s = new Sketch()
    .path(b.blue, 'M-180-110H180q16 0 16 16V94q0 16-16 16H-180q-16 0-16-16V-94q0-16 16-16z')
    .path(b.blueShade, 'M70-110H180q16 0 16 16V94q0 16-16 16H-40z')
    .rect(b.ink, -196, 42, 392, 36)
    .rect(b.gold, -164, -30, 62, 46)
    .rect(b.white, -164, -76, 150, 14);
  return `<g transform="rotate(-7)">${s}</g>`;
}

function cloudBurst(stage: Stage): string {
  const { width: w, height: h, scale: k } = stage;
  const x = w / 2 + 120 * k;
  const y = h * 0.3;
  const fill = mix(stage.light.shadow, stage.light.haze, 0.55);
  return softShadow(
    stage,
    `<path fill="${fill}" d="M${n(x - 130 * k)} ${n(y)}a${n(46 * k)} ${n(46 * k)} 0 0 1 6-${n(92 * k)}a${n(78 * k)} ${n(78 * k)} 0 0 1 ${n(146 * k)}-${n(22 * k)}a${n(60 * k)} ${n(60 * k)} 0 0 1 ${n(86 * k)} ${n(114 * k)}z"/>` +
      `<path fill="${stage.lit('#f4b733', 0)}" d="M${n(x + 6 * k)} ${n(y - 6 * k)}l${n(-44 * k)} ${n(78 * k)}h${n(34 * k)}l${n(-22 * k)} ${n(66 * k)}l${n(66 * k)} ${n(-92 * k)}h${n(-36 * k)}l${n(24 * k)} ${n(-52 * k)}z"/>`,
  );
}

/** A small picture for a state of the shop: nothing found, offline, confirmed and so on. */
export function drawSpot(spot: Spot, shape: Shape): string {
  const stage = openStage(`spot ${spot}`, shape, 'golden');
  return closeStage(stage, drawings[spot](stage, brushAt(stage, 0)));
}
