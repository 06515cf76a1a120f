import { foreground } from '../foreground';
import { headlandLine, heightAt, hillLine, hills, landColors } from '../land';
import type { Landmark } from '../landmarks/landmark';
import type { Point } from '../outline';
import type { Scene } from '../scene';
import { beach, glints, openSea, wave } from '../sea';
import type { Stage } from '../stage';
import { orchard, townOn } from '../town';
import { FOCUS, floatBoat, heavens, parasols, RISE, standLandmark } from './parts';

/** Landmarks that rise from the water itself. */
const SEA_ROCKS: readonly Landmark[] = ['cove', 'sea-arches', 'cypress-islet'];

/** The edge of the sand, rising towards the landmark's side. */
function shoreline({ width: w, height: h }: Stage): Point[] {
  return [
    [-40, h * 1.01],
    [w * 0.3, h * 0.945],
    [w * 0.62, h * 0.875],
    [w * 0.85, h * 0.83],
    [w + 60, h * 0.81],
  ];
}

/** A bay: far hills, a headland with its town, sails, a beach in front. */
export function coast(stage: Stage, scene: Scene): string {
  const { width: w, height: h, scale: k } = stage;
  const colors = landColors(scene.land);
  const atSea = SEA_ROCKS.includes(scene.landmark);
  const horizon = h * 0.54;
  const head = headlandLine(stage, w * 0.38, h * 0.665, h * 0.16);
  const x = w * FOCUS;
  const far = hillLine(stage, {
    from: w * 0.2,
    to: w + 80,
    base: horizon + 8,
    height: h * 0.17 * RISE[scene.relief],
    steps: 9,
    peak: 0.75,
  });
  const islet = hillLine(stage, {
    from: -60,
    to: w * 0.24,
    base: horizon + 6,
    height: h * 0.06,
    steps: 6,
    peak: 0.3,
  });
  return (
    heavens(stage) +
    hills(stage, islet, colors.far, 0.84, horizon + 30) +
    hills(stage, far, colors.far, 0.66, horizon + 30) +
    openSea(stage, horizon) +
    hills(stage, head, colors.slope, 0.2, h * 0.8, 1) +
    townOn(stage, {
      line: head,
      from: w * 0.47,
      to: w + 20,
      rows: 2,
      town: scene.town,
      land: scene.land,
      size: 34 * k,
      depth: 0.16,
      gap: atSea ? [0, w * 0.72] : [x - 120 * k, x + 120 * k],
    }) +
    (atSea ? '' : standLandmark(stage, scene.landmark, x, heightAt(head, x) + 22 * k, 0.94)) +
    orchard(stage, { line: head, from: w * 0.5, to: w, reach: h * 0.09, depth: 0.18, land: scene.land }) +
    (atSea ? standLandmark(stage, scene.landmark, w * 0.6, h * 0.675, 1.15) : '') +
    wave(stage, h * 0.668, 0.2) +
    glints(stage, w * 0.3, horizon + 10, h * 0.76) +
    floatBoat(stage, scene.boat, w * 0.27, h * 0.715, 0.74) +
    wave(stage, h * 0.76, 0.6) +
    beach(stage, shoreline(stage), '#f1d9a8') +
    parasols(stage, w * 0.72, h * 0.95, w > h ? 3 : 2, 0.9) +
    foreground(stage, scene.foreground, scene.land)
  );
}
