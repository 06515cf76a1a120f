import { n } from './outline';
import type { Stage } from './stage';

/** A fill that runs from `top` to `bottom` over the height of what it fills. */
export function gradient(stage: Stage, ...colors: readonly string[]): string {
  const id = stage.nextId();
  const stops = colors.map(
    (color, index) =>
      `<stop offset="${Math.round((index / (colors.length - 1)) * 100) / 100}" stop-color="${color}"/>`,
  );
  stage.defs.push(`<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`);
  return `url(#${id})`;
}

export type PaperOptions = {
  /** How far the sheet stands off what lies behind it; 1 is usual. */
  lift?: number;
  /** Further sheets of the same cut, each moved down and in a colour of its own. */
  strata?: readonly (readonly [down: number, fill: string])[];
  /** A thin light edge where the sheet was cut; on unless said otherwise. */
  edge?: boolean;
};

/**
 * One cut sheet of paper. Its shadow is a few wide, faint strokes of the same outline: it looks like a
 * blur and costs a fraction of a filter.
 */
export function paper(stage: Stage, d: string, fill: string, options: PaperOptions = {}): string {
  const lift = (options.lift ?? 1) * stage.scale;
  const id = stage.nextId();
  stage.defs.push(`<path id="${id}" d="${d}"/>`);
  const shadow = (place: string) =>
    `<g fill="none" stroke="${stage.light.shadow}" stroke-opacity=".032"${place}>` +
    [34, 29, 24, 19, 15, 11, 7, 4]
      .map((width) => `<use href="#${id}" stroke-width="${n(width * lift)}"/>`)
      .join('') +
    '</g>';
  const sheets = (options.strata ?? []).map(([down, color]) => {
    const place = ` transform="translate(0 ${n(down)})"`;
    return `${shadow(place)}<use href="#${id}" fill="${color}"${place}/>`;
  });
  const edge =
    options.edge === false
      ? ''
      : ` stroke="${stage.light.cloud}" stroke-opacity=".26" stroke-width="${n(2.2 * stage.scale)}"`;
  return `${shadow('')}<use href="#${id}" fill="${fill}"${edge}/>${sheets.join('')}`;
}

/** Small things that stand free (a landmark, a boat, a tree) share one soft drop shadow. */
export function standing(content: string, x: number, y: number, scale: number): string {
  const place = `translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="${place}">${content}</g>`;
}

/** The same drawing several times for the bytes of one; each place is x, y, size and, if mirrored, -1. */
export function repeated(
  stage: Stage,
  content: string,
  places: readonly (readonly [x: number, y: number, size: number, side?: 1 | -1])[],
): string[] {
  const id = stage.nextId();
  stage.defs.push(`<g id="${id}">${content}</g>`);
  const size = (value: number) => Math.round(value * 100) / 100;
  return places.map(
    ([x, y, scale, side = 1]) =>
      `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${size(scale * side)} ${size(scale)})"/>`,
  );
}

export function softShadow(stage: Stage, content: string): string {
  const id = stage.nextId();
  stage.defs.push(
    `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="0" dy="3" ` +
      `stdDeviation="6" flood-color="${stage.light.shadow}" flood-opacity=".3"/></filter>`,
  );
  return `<g filter="url(#${id})">${content}</g>`;
}
