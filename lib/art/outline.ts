export type Point = readonly [x: number, y: number];

/** Whole units are fine enough: a picture is some 900 units high. */
export function n(value: number): string {
  return String(Math.round(value));
}

/** One decimal, for small things drawn in their own units. */
export function fine(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A soft line through all points (Catmull-Rom, as cubic curves); starts with `M`, is left open. */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const [startX, startY] = at(0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const handle = (a: Point, b: Point, c: Point, sign: number): string =>
      `${n(b[0] + (sign * (c[0] - a[0])) / 6)} ${n(b[1] + (sign * (c[1] - a[1])) / 6)}`;
    d += `C${handle(before, from, to, 1)} ${handle(from, to, after, -1)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}

/** The same line, lower down. */
export function lowered(points: readonly Point[], down: number): Point[] {
  return points.map(([x, y]) => [x, y + down]);
}

/** Closes a line downwards: what lies below it, to `bottom`, is paper. */
export function below(line: string, points: readonly Point[], bottom: number): string {
  const first = points[0]?.[0] ?? 0;
  const last = points[points.length - 1]?.[0] ?? 0;
  return `${line}L${n(last)} ${n(bottom)}L${n(first)} ${n(bottom)}Z`;
}
