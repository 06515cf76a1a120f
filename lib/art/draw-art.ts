import { airportScene } from './airport-scene';
import { ART_KINDS, type ArtKind } from './art-url';
import { drawDestination } from './destination';
import { drawHero } from './hero';
import { drawSpot, SPOTS } from './spot';
import { SHAPES, type Shape } from './stage';

export function isArtKind(kind: string): kind is ArtKind {
  return (ART_KINDS as readonly string[]).includes(kind);
}

export function isShape(shape: string): shape is Shape {
  return Object.hasOwn(SHAPES, shape);
}

/**
 * The SVG document of one picture, or undefined where the kind has none of that name. A place is named by
 * its airport code; every code of three letters has a picture.
 */
export function drawArt(kind: ArtKind, name: string, shape: Shape): string | undefined {
  switch (kind) {
    case 'place': {
      const code = name.toUpperCase();
      return /^[A-Z]{3}$/.test(code) ? drawDestination(code, airportScene(code), shape) : undefined;
    }
    case 'hero':
      return name === 'home' ? drawHero(shape) : undefined;
    case 'spot': {
      const spot = SPOTS.find((candidate) => candidate === name);
      return spot && drawSpot(spot, shape);
    }
  }
}
