import { type Boat, boat } from '../boats';
import { brushAt } from '../brush';
import { hillLine, hills, landColors, mountains, peakLine } from '../land';
import { type Landmark, landmark } from '../landmarks/landmark';
import { n } from '../outline';
import { softShadow, standing } from '../paper';
import type { Relief, Scene } from '../scene';
import { Sketch } from '../sketch';
import { birds, clouds, sky } from '../sky';
import type { Stage } from '../stage';

/** Where the landmark stands, as a share of the width; the sun keeps to the other side. */
export const FOCUS = 0.65;

export type Heavens = { sunX?: number; sunY?: number; size?: number; cloudFloor?: number };

export function heavens(
  stage: Stage,
  { sunX = 0.3, sunY = 0.27, size = 0.078, cloudFloor = 0.3 }: Heavens = {},
): string {
  const { width: w, height: h, random } = stage;
  const x = w * (sunX + random.between(-0.04, 0.04));
  return (
    sky(stage, { sunX: x, sunY: h * sunY, sunR: h * size }) +
    clouds(stage, w > h ? 4 : 3, h * 0.09, h * cloudFloor) +
    birds(stage, w * random.between(0.4, 0.5), h * random.between(0.2, 0.3))
  );
}

/** A landmark, sized so that it also fits a narrow picture. */
export function standLandmark(
  stage: Stage,
  name: Landmark,
  x: number,
  y: number,
  size: number,
  depth = 0.1,
): string {
  const fit = Math.min(1, stage.width / 1000 + 0.05);
  return softShadow(stage, standing(landmark(name, brushAt(stage, depth)), x, y, size * stage.scale * fit));
}

export function floatBoat(stage: Stage, kind: Boat, x: number, y: number, size: number, depth = 0): string {
  const hull = standing(boat(kind, brushAt(stage, depth)), x, y, size * stage.scale);
  const reach = 110 * size * stage.scale;
  const ripples = `<path fill="none" stroke="${stage.light.glint}" stroke-opacity=".6" stroke-width="${n(3.4 * stage.scale)}" stroke-linecap="round" d="M${n(x - reach)} ${n(y + 8)}h${n(reach * 0.8)}m${n(reach * 0.16)} 0h${n(reach * 0.7)}M${n(x - reach * 0.6)} ${n(y + 18)}h${n(reach * 1.3)}"/>`;
  return softShadow(stage, hull) + ripples;
}

/** Parasols and loungers on the sand. */
export function parasols(stage: Stage, x: number, y: number, count: number, size = 1): string {
  const b = brushAt(stage, 0);
  const s = new Sketch();
  for (let index = 0; index < count; index += 1) {
    const px = index * 116;
    const py = -index * -9;
    const [light, shade] = index % 2 ? [b.gold, b.goldShade] : [b.red, b.redShade];
    s.rect(b.woodShade, px - 1.5, py, 3, 76).path(
      light,
      `M${px - 50} ${-py - 62}Q${px - 38} ${-py - 104} ${px} ${-py - 108}Q${px + 38} ${-py - 104} ${px + 50} ${-py - 62}z`,
    );
    s.path(
      b.white,
      `M${px - 26} ${-py - 62}Q${px - 22} ${-py - 100} ${px} ${-py - 108}Q${px - 4} ${-py - 90} ${px - 4} ${-py - 62}z`,
    ).path(
      shade,
      `M${px + 22} ${-py - 62}Q${px + 20} ${-py - 98} ${px} ${-py - 108}Q${px + 38} ${-py - 104} ${px + 50} ${-py - 62}z`,
    );
    s.poly(
      b.white,
      px + 14,
      py + 8,
      px + 54,
      py + 8,
      px + 76,
      py + 28,
      px + 72,
      py + 31,
      px + 50,
      py + 13,
      px + 14,
      py + 13,
    )
      .rect(b.woodShade, px + 20, py, 3, 8)
      .rect(b.woodShade, px + 48, py, 3, 9);
  }
  return softShadow(stage, standing(s.toString(), x, y, size * stage.scale));
}

/** How much of the usual height distant land keeps in each relief. */
export const RISE: Record<Relief, number> = { flat: 0.3, hills: 0.65, peaks: 1 };

/** The farthest land: a range with its summits, or a low line of hills. Heights are shares of the picture. */
export function backdrop(
  stage: Stage,
  { land, relief }: Scene,
  { base, height, peak, snow = false }: { base: number; height: number; peak: number; snow?: boolean },
): string {
  const { width: w, height: h } = stage;
  const ridge = { from: -90, to: w + 90, base: h * base, height: h * height * RISE[relief], steps: 11, peak };
  const { far } = landColors(land);
  if (relief === 'peaks')
    return mountains(stage, peakLine(stage, { ...ridge, steps: 12 }), far, 0.74, h * (base + 0.16), snow);
  return hills(stage, hillLine(stage, ridge), far, 0.74, h * (base + 0.16));
}
