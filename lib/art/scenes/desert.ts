import { brushAt } from '../brush';
import { mix } from '../color';
import { foreground } from '../foreground';
import { landColors, mountains, peakLine } from '../land';
import { below, curve, n, type Point } from '../outline';
import { gradient, paper, repeated, standing } from '../paper';
import { palm } from '../plants';
import type { Scene } from '../scene';
import { Sketch } from '../sketch';
import type { Stage } from '../stage';
import { FOCUS, heavens, standLandmark } from './parts';

/** A dune: a sunlit flank, and behind its crest the flank in shade. */
function dune(
  stage: Stage,
  crestX: number,
  crestY: number,
  drop: number,
  color: string,
  depth: number,
): string {
  const { width: w, height: h } = stage;
  const line: Point[] = [
    [-60, crestY + drop * 0.8],
    [crestX * 0.5, crestY + drop * 0.46],
    [crestX, crestY],
    [crestX + (w - crestX) * 0.45, crestY + drop * 0.44],
    [w + 60, crestY + drop * 0.6],
  ];
  const sun = mix(stage.lit(color, depth), stage.light.sun, 0.12);
  const shade = mix(stage.lit(color, depth), stage.light.shadow, 0.2 * (1 - depth));
  const flank =
    `M${n(crestX)} ${n(crestY)}C${n(crestX + drop * 0.6)} ${n(crestY + drop * 0.2)} ${n(crestX + (w - crestX) * 0.3)} ${n(crestY + drop * 0.4)} ${n(w + 60)} ${n(crestY + drop * 0.6)}V${h + 30}` +
    `H${n(crestX + drop * 0.4)}C${n(crestX - drop * 0.5)} ${n(crestY + drop * 1.2)} ${n(crestX + drop * 0.9)} ${n(crestY + drop * 0.7)} ${n(crestX)} ${n(crestY)}z`;
  return `${paper(
    stage,
    below(curve(line), line, h + 30),
    gradient(stage, sun, stage.lit(color, Math.min(1, depth + 0.12))),
  )}<path fill="${gradient(stage, shade, mix(shade, sun, 0.35))}" d="${flank}"/>`;
}

function caravan(stage: Stage, x: number, y: number): string {
  const b = brushAt(stage, 0.05);
  const s = new Sketch();
  for (let index = 0; index < 3; index += 1) {
    const px = index * 92;
    const py = -index * 5;
    const fill = b.woodShade;
    s.path(
      fill,
      `M${px - 30} ${py}l3-34q-6-10 0-18q10-8 14-8q6-18 13 0q6 4 12 2q8-22 20-16q8-14 18-10l2 6l-12 4q-2 22-16 26l-2 14l2 34h-5l-4-32h-26l-4 32h-5l1-34l-5 34z`,
    );
    s.path(index === 1 ? b.gold : b.red, `M${px - 14} ${py - 60}q10-6 22 0l-2 14h-18z`);
  }
  return standing(s.toString(), x, y, 0.78 * stage.scale);
}

function oasis(stage: Stage): string {
  const { width: w, height: h, scale: k } = stage;
  return repeated(stage, palm(stage.random, brushAt(stage, 0.16), 300, 30), [
    [w * 0.4, h * 0.72, 0.6 * k],
    [w * 0.425, h * 0.725, 0.52 * k, -1],
    [w * 0.37, h * 0.725, 0.48 * k, -1],
  ]).join('');
}

/** Dunes behind dunes, the landmark beyond them, palms and a caravan. */
export function desert(stage: Stage, scene: Scene): string {
  const { width: w, height: h } = stage;
  const colors = landColors(scene.land);
  const x = w * FOCUS;
  return (
    heavens(stage, { sunX: 0.28, sunY: 0.26, size: 0.1, cloudFloor: 0.2 }) +
    mountains(
      stage,
      peakLine(stage, { from: -80, to: w + 80, base: h * 0.6, height: h * 0.15, steps: 14, peak: 0.15 }),
      colors.far,
      0.74,
      h * 0.7,
    ) +
    dune(stage, w * 0.3, h * 0.56, h * 0.1, colors.slope, 0.5) +
    standLandmark(stage, scene.landmark, x, h * 0.64, 1.12, 0.12) +
    dune(stage, w * 0.82, h * 0.6, h * 0.14, colors.slope, 0.28) +
    (scene.foreground === 'palm' ? oasis(stage) : '') +
    dune(stage, w * 0.36, h * 0.7, h * 0.2, colors.slope, 0.1) +
    (scene.foreground === 'palm' ? caravan(stage, w * 0.5, h * 0.785) : '') +
    dune(stage, w * 0.72, h * 0.82, h * 0.2, mix(colors.slope, colors.near, 0.3), 0) +
    foreground(stage, scene.foreground, scene.land)
  );
}
