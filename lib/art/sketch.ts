import { fine, n } from './outline';

/**
 * Small drawings in units of their own: x to the right, y UP from the ground (0). Shapes that follow each
 * other in one colour become one path.
 */
export class Sketch {
  #parts: { fill: string; d: string }[];
  #number: (value: number) => string;

  /**
   * With `order`, a shape joins the part of its colour wherever that part stands: for things that do not
   * overlap, such as a row of houses, this saves most of the bytes. `whole` rounds to whole units.
   */
  constructor({ order = [], whole = false }: { order?: readonly string[]; whole?: boolean } = {}) {
    this.#parts = [...new Set(order)].map((fill) => ({ fill, d: '' }));
    this.#number = whole ? n : fine;
    this.#ordered = order.length > 0;
  }
  #ordered: boolean;

  /** A path in SVG's own direction (y down). */
  path(fill: string, given: string): this {
    const d = given.replace(/-?\d+\.\d+/g, (number) => {
      const rounded = this.#number(Number(number));
      // A minus sign also parts two numbers; where rounding removes it, a space takes its place.
      return number.startsWith('-') && !rounded.startsWith('-') ? ` ${rounded}` : rounded;
    });
    const part = this.#ordered
      ? this.#parts.find((candidate) => candidate.fill === fill)
      : this.#parts.at(-1);
    if (part?.fill === fill) part.d += d;
    else this.#parts.push({ fill, d });
    return this;
  }

  rect(fill: string, x: number, bottom: number, width: number, height: number): this {
    return this.path(
      fill,
      `M${this.#number(x)} ${this.#number(-bottom)}h${this.#number(width)}v${this.#number(-height)}h${this.#number(-width)}z`,
    );
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
      d += `${index === 0 ? 'M' : 'L'}${this.#number(xy[index] ?? 0)} ${this.#number(-(xy[index + 1] ?? 0))}`;
    }
    return this.path(fill, `${d}z`);
  }

  circle(fill: string, x: number, y: number, r: number, ry = r): this {
    const arc = (sweep: number) => `a${this.#number(r)} ${this.#number(ry)} 0 1 0 ${this.#number(sweep)} 0`;
    return this.path(fill, `M${this.#number(x - r)} ${this.#number(-y)}${arc(2 * r)}${arc(-2 * r)}z`);
  }

  /** A half-round on its flat side, shaded to the right. */
  dome(light: string, shade: string, x: number, bottom: number, r: number, height = r): this {
    const [rr, h] = [this.#number(r), this.#number(height)];
    this.path(
      light,
      `M${this.#number(x - r)} ${this.#number(-bottom)}a${rr} ${h} 0 0 1 ${this.#number(2 * r)} 0z`,
    );
    return this.path(
      shade,
      `M${this.#number(x + r)} ${this.#number(-bottom)}a${rr} ${h} 0 0 0 ${this.#number(-r)} ${this.#number(-height)}` +
        `q${this.#number(r * 0.62)} ${this.#number(height * 0.3)} ${this.#number(r * 0.42)} ${this.#number(height)}z`,
    );
  }

  /** A cone or a pointed roof, shaded to the right. */
  cone(light: string, shade: string, x: number, bottom: number, half: number, height: number): this {
    this.poly(light, x - half, bottom, x, bottom + height, x + half, bottom);
    return this.poly(shade, x + half * 0.3, bottom, x, bottom + height, x + half, bottom);
  }

  /** A window or door with a round top. */
  arch(fill: string, x: number, bottom: number, width: number, height: number): this {
    return this.arches(fill, x, bottom, width, height, 1, 0);
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
    const f = this.#number;
    const r = width / 2;
    const opening = `v${f(r - height)}a${f(r)} ${f(r)} 0 0 1 ${f(width)} 0v${f(height - r)}z`;
    return this.path(
      fill,
      `M${f(x - r)} ${f(-bottom)}${opening}${`m${f(step)} 0${opening}`.repeat(count - 1)}`,
    );
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
    const f = this.#number;
    // Steps relative to the first window repeat letter for letter, which packs well.
    const pane = `h${f(w)}v${f(-h)}h${f(-w)}z`;
    for (let row = 0; row < rows; row += 1) {
      this.path(
        fill,
        `M${f(x)} ${f(-bottom - row * dy)}${pane}${`m${f(dx)} 0${pane}`.repeat(Math.max(0, columns - 1))}`,
      );
    }
    return this;
  }

  /** Battlements along a wall's top. */
  crenels(fill: string, x: number, bottom: number, width: number, size: number): this {
    const count = Math.max(2, Math.round(width / (size * 2)));
    return this.windows(fill, x, bottom, size, size, count, 1, (width - size) / (count - 1), 0);
  }

  toString(): string {
    return this.#parts
      .filter(({ d }) => d)
      .map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`)
      .join('');
  }
}
