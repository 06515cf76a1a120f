import colors from './brush-colors.json';
import { mix } from './color';
import type { Stage } from './stage';

type ColorName = keyof typeof colors;

/** The named colours of built and grown things, under one light at one depth. */
export type Brush = Record<ColorName, string> & { window: string };

export function brushAt(stage: Stage, depth: number): Brush {
  const lit = Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [name, stage.lit(color, depth)]),
  ) as Record<ColorName, string>;
  return { ...lit, window: mix(stage.light.window, stage.light.haze, depth * 0.6) };
}
