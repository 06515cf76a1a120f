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
    `<g fill="none" stroke="${stage.light.shadow}" stroke-opacity=".055"${place}>` +
    [30, 20, 12, 6].map((width) => `<use href="#${id}" stroke-width="${n(width * lift)}"/>`).join('') +
    '</g>';
  const sheets = (options.strata ?? []).map(([down, color]) => {
    const place = ` transform="translate(0 ${n(down)})"`;
    return `${shadow(place)}<use href="#${id}" fill="${color}"${place}/>`;
  });
  return `${shadow('')}<use href="#${id}" fill="${fill}"/>${sheets.join('')}`;
}

/** Small things that stand free (a landmark, a boat, a tree) share one soft drop shadow. */
export function standing(stage: Stage, content: string, x: number, y: number, scale: number): string {
  const place = `translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="${place}">${content}</g>`;
}

export function softShadow(stage: Stage, content: string): string {
  const id = stage.nextId();
  stage.defs.push(
    `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="0" dy="3" ` +
      `stdDeviation="6" flood-color="${stage.light.shadow}" flood-opacity=".3"/></filter>`,
  );
  return `<g filter="url(#${id})">${content}</g>`;
}
