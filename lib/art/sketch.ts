import { fine } from './outline';

/**
 * Small drawings in units of their own: x to the right, y UP from the ground (0). Shapes that follow each
 * other in one colour become one path.
 */
export class Sketch {
  #parts: { fill: string; d: string }[] = [];

  /** A path in SVG's own direction (y down). */
  path(fill: string, d: string): this {
    const last = this.#parts.at(-1);
    if (last?.fill === fill) last.d += d;
    else this.#parts.push({ fill, d });
    return this;
  }

  rect(fill: string, x: number, bottom: number, width: number, height: number): this {
    return this.path(fill, `M${fine(x)} ${fine(-bottom)}h${fine(width)}v${fine(-height)}h${fine(-width)}z`);
  }

  /** A wall with the sun on its left: the right-hand part lies in shade. */
  block(
    light: string,
    shade: string,
    x: number,
    bottom: number,
    width: number,
    height: number,
    part = 0.34,
  ): this {
    this.rect(light, x, bottom, width, height);
    return this.rect(shade, x + width * (1 - part), bottom, width * part, height);
  }

  poly(fill: string, ...xy: readonly number[]): this {
    let d = '';
    for (let index = 0; index < xy.length; index += 2) {
      d += `${index === 0 ? 'M' : 'L'}${fine(xy[index] ?? 0)} ${fine(-(xy[index + 1] ?? 0))}`;
    }
    return this.path(fill, `${d}z`);
  }

  circle(fill: string, x: number, y: number, r: number, ry = r): this {
    const arc = (sweep: number) => `a${fine(r)} ${fine(ry)} 0 1 0 ${fine(sweep)} 0`;
    return this.path(fill, `M${fine(x - r)} ${fine(-y)}${arc(2 * r)}${arc(-2 * r)}z`);
  }

  /** A half-round on its flat side, shaded to the right. */
  dome(light: string, shade: string, x: number, bottom: number, r: number, height = r): this {
    const [rr, h] = [fine(r), fine(height)];
    this.path(light, `M${fine(x - r)} ${fine(-bottom)}a${rr} ${h} 0 0 1 ${fine(2 * r)} 0z`);
    return this.path(
      shade,
      `M${fine(x + r)} ${fine(-bottom)}a${rr} ${h} 0 0 0 ${fine(-r)} ${fine(-height)}` +
        `q${fine(r * 0.62)} ${fine(height * 0.3)} ${fine(r * 0.42)} ${fine(height)}z`,
    );
  }

  /** A cone or a pointed roof, shaded to the right. */
  cone(light: string, shade: string, x: number, bottom: number, half: number, height: number): this {
    this.poly(light, x - half, bottom, x, bottom + height, x + half, bottom);
    return this.poly(shade, x + half * 0.3, bottom, x, bottom + height, x + half, bottom);
  }

  /** A window or door with a round top. */
  arch(fill: string, x: number, bottom: number, width: number, height: number): this {
    const r = width / 2;
    return this.path(
      fill,
      `M${fine(x - r)} ${fine(-bottom)}v${fine(-(height - r))}a${fine(r)} ${fine(r)} 0 0 1 ${fine(width)} 0v${fine(height - r)}z`,
    );
  }

  arches(
    fill: string,
    x: number,
    bottom: number,
    width: number,
    height: number,
    count: number,
    step: number,
  ): this {
    for (let index = 0; index < count; index += 1) this.arch(fill, x + index * step, bottom, width, height);
    return this;
  }

  /** A grid of plain windows; x and bottom are the first one's left and lower edge. */
  windows(
    fill: string,
    x: number,
    bottom: number,
    w: number,
    h: number,
    columns: number,
    rows: number,
    dx: number,
    dy: number,
  ): this {
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        this.rect(fill, x + column * dx, bottom + row * dy, w, h);
      }
    }
    return this;
  }

  /** Battlements along a wall's top. */
  crenels(fill: string, x: number, bottom: number, width: number, size: number): this {
    const count = Math.max(2, Math.round(width / (size * 2)));
    const step = (width - size) / (count - 1);
    for (let index = 0; index < count; index += 1) this.rect(fill, x + index * step, bottom, size, size);
    return this;
  }

  /** Another sketch's drawing, moved and sized. */
  toString(): string {
    return this.#parts.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('');
  }
}
