import type { Brush } from '../brush';
import type { Sketch } from '../sketch';

export const GABLES = ['step', 'bell', 'neck', 'spout', 'pitch', 'curl'] as const;
export type Gable = (typeof GABLES)[number];

function crown(s: Sketch, b: Brush, fill: string, kind: Gable, x: number, y: number, w: number): void {
  const mid = x + w / 2;
  const half = w / 2;
  if (kind === 'step') {
    for (let step = 0; step < 4; step += 1)
      s.rect(fill, x + step * w * 0.115, y + step * w * 0.15, w * (1 - step * 0.23), w * 0.15 + 0.5);
    for (let step = 0; step < 4; step += 1) {
      const inset = step * w * 0.115;
      s.rect(b.white, x + inset - 1, y + (step + 1) * w * 0.15, w * 0.13, 3).rect(
        b.white,
        x + w - inset - w * 0.13 + 1,
        y + (step + 1) * w * 0.15,
        w * 0.13,
        3,
      );
    }
  } else if (kind === 'neck') {
    s.rect(fill, mid - w * 0.24, y, w * 0.48, w * 0.46).path(
      b.white,
      `M${x} ${-y}q${w * 0.24} ${-w * 0.02} ${w * 0.26} ${-w * 0.36}v${w * 0.36}zM${x + w} ${-y}q${-w * 0.24} ${-w * 0.02} ${-w * 0.26} ${-w * 0.36}v${w * 0.36}z`,
    );
    s.poly(b.white, mid - w * 0.29, y + w * 0.46, mid, y + w * 0.64, mid + w * 0.29, y + w * 0.46);
  } else if (kind === 'bell' || kind === 'curl') {
    const bulge = kind === 'curl' ? 0.16 : 0.02;
    const d = (grow: number) =>
      `M${x - grow} ${-y}q${half * 0.42} ${-w * (0.02 + bulge)} ${half * 0.42} ${-w * 0.26}q${half * 0.02} ${-w * 0.2} ${half * 0.34} ${-w * 0.24}a${half * 0.24 + grow} ${half * 0.26 + grow} 0 0 1 ${half * 0.48 + 2 * grow} 0q${half * 0.32} ${w * 0.04} ${half * 0.34} ${w * 0.24}q0 ${w * (0.24 - bulge)} ${half * 0.42} ${w * 0.26}z`;
    s.path(b.cream, d(2.5)).path(
      fill,
      `M${x + 4} ${-y}q${half * 0.4} ${-w * (0.02 + bulge)} ${half * 0.42} ${-w * 0.24}q${half * 0.02} ${-w * 0.18} ${half * 0.3} ${-w * 0.22}a${half * 0.22} ${half * 0.22} 0 0 1 ${half * 0.44} 0q${half * 0.28} ${w * 0.04} ${half * 0.3} ${w * 0.22}q0 ${w * (0.22 - bulge)} ${half * 0.42} ${w * 0.24}z`,
    );
  } else {
    s.poly(fill, x, y, mid, y + w * (kind === 'spout' ? 0.56 : 0.44), x + w, y);
    if (kind === 'spout')
      s.rect(fill, mid - w * 0.1, y + w * 0.4, w * 0.2, w * 0.2).rect(
        b.white,
        mid - w * 0.13,
        y + w * 0.59,
        w * 0.26,
        4,
      );
  }
}

export type GableHouse = {
  x: number;
  width: number;
  height: number;
  kind: Gable;
  light: string;
  shade: string;
  arcade?: boolean;
  /** Façades without windows and doors, for a row that lies far off. */
  /** A front without windows and doors, for a row that lies far off. */
  plain?: boolean;
};

/** One canal or merchant's house: façade, gable, framed windows, door. */
export function gableHouse(
  s: Sketch,
  b: Brush,
  { x, width: w, height: h, kind, light, shade, arcade, plain }: GableHouse,
): void {
  s.rect(shade, x + w - 3, 0, 5, h);
  s.rect(light, x, 0, w, h + 0.5);
  crown(s, b, light, kind, x, h, w);
  s.rect(shade, x + w * 0.86, 0, w * 0.14, h);
  if (plain) return;
  const columns = w > 80 ? 3 : 2;
  const rows = Math.max(2, Math.round((h - 34) / 36));
  const dx = (w * 0.82) / columns;
  const first = x + w * 0.06 + dx * 0.2;
  const dy = (h - 40) / rows;
  s.windows(b.white, first - 1.6, 40, dx * 0.6 + 3.2, dy * 0.66 + 3.2, columns, rows, dx, dy);
  if (arcade) s.windows(b.window, first, 41.6, dx * 0.6, dy * 0.66, columns, rows, dx, dy);
  else {
    s.windows(b.window, first, 41.6, dx * 0.6, dy * 0.3, columns, rows, dx, dy);
    s.windows(b.window, first, 41.6 + dy * 0.36, dx * 0.6, dy * 0.3, columns, rows, dx, dy);
  }
  const mid = x + w / 2;
  s.rect(b.white, mid - w * 0.085, h + w * 0.08, w * 0.17, w * 0.2).rect(
    b.window,
    mid - w * 0.06,
    h + w * 0.1,
    w * 0.12,
    w * 0.16,
  );
  if (arcade)
    s.arches(b.white, first + dx * 0.3, 0, dx * 0.72, 32, columns, dx).arches(
      b.window,
      first + dx * 0.3,
      0,
      dx * 0.56,
      29,
      columns,
      dx,
    );
  else
    s.rect(b.white, x + w * 0.14, 0, w * 0.24, 33)
      .rect(b.greenShade, x + w * 0.17, 0, w * 0.18, 30)
      .rect(b.white, x + w * 0.5, 10, w * 0.3, 22)
      .rect(b.window, x + w * 0.53, 12, w * 0.24, 18);
}

export type GableRow = {
  from: number;
  widths: readonly number[];
  heights: readonly number[];
  kinds: readonly Gable[];
  walls: readonly (readonly [light: string, shade: string])[];
  arcade?: boolean;
};

export function gableRow(
  s: Sketch,
  b: Brush,
  { from, widths, heights, kinds, walls, arcade = false }: GableRow,
): Sketch {
  let x = from;
  widths.forEach((width, index) => {
    const [light, shade] = walls[index % walls.length] ?? [b.white, b.whiteShade];
    gableHouse(s, b, {
      x,
      width,
      height: heights[index % heights.length] ?? 120,
      kind: kinds[index % kinds.length] ?? 'step',
      light,
      shade,
      arcade,
    });
    x += width;
  });
  return s;
}
