import { type Light, lightAt, lit, type Time } from './light';
import { hashOf, type Random, randomFrom } from './random';

/** What every part of one picture shares. Units: a picture is 900 or 1200 units high. */
export type Stage = {
  width: number;
  height: number;
  /** Multiplies sizes that are given for a picture 900 units high. */
  scale: number;
  light: Light;
  time: Time;
  random: Random;
  defs: string[];
  nextId(): string;
  /** A local colour under this picture's light; depth 0 near, 1 at the horizon. */
  lit(color: string, depth: number): string;
};

export const SHAPES = {
  banner: [1920, 900],
  wide: [1600, 900],
  card: [1200, 900],
  square: [900, 900],
  tall: [900, 1200],
} as const;
export type Shape = keyof typeof SHAPES;

export function openStage(seed: string, shape: Shape, time: Time): Stage {
  const [width, height] = SHAPES[shape];
  const light = lightAt(time);
  // Ids stay apart when two pictures are inlined in one document.
  const prefix = `a${hashOf(`${seed}/${shape}`).toString(36)}`;
  let count = 0;
  return {
    width,
    height,
    scale: Math.min(height / 900, width / 800),
    light,
    time,
    random: randomFrom(seed),
    defs: [],
    nextId: () => {
      count += 1;
      return `${prefix}-${count.toString(36)}`;
    },
    lit: (color, depth) => lit(light, color, depth),
  };
}

export function closeStage(stage: Stage, content: string, mirrored = false): string {
  const { width, height } = stage;
  const body = mirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${content}</g>` : content;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="xMidYMid slice"><defs>${stage.defs.join('')}</defs>${body}</svg>`
  );
}
