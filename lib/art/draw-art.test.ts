// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { KNOWN_AIRPORTS } from './airport-scene';
import { type ArtKind, artUrl } from './art-url';
import { drawArt, isArtKind, isShape } from './draw-art';
import { SPOTS } from './spot';
import { SHAPES, type Shape } from './stage';

const shapes = Object.keys(SHAPES) as Shape[];

function draw(kind: ArtKind, name: string, shape: Shape): string {
  const svg = drawArt(kind, name, shape);
  if (!svg) throw new Error(`no picture for ${kind} ${name}`);
  return svg;
}

function parse(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

/** Everything that would make a picture unfit to stand alone. */
function faultsOf(svg: string): string[] {
  const document = parse(svg);
  if (document.querySelector('parsererror')) return ['not well-formed'];
  const faults: string[] = [];
  const ids = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    if (['script', 'text', 'image', 'foreignObject', 'style'].includes(element.localName)) {
      faults.push(`holds a ${element.localName} element`);
    }
    if (ids.has(element.id)) faults.push(`id ${element.id} twice`);
    if (element.id) ids.add(element.id);
  }
  for (const [, target] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) {
    if (!ids.has(target ?? '')) faults.push(`refers to ${target}, which is not there`);
  }
  if (/(?:href|src)="(?!#)/.test(svg)) faults.push('refers outside itself');
  if (/NaN|undefined|Infinity/.test(svg)) faults.push('holds a number that is none');
  return faults;
}

describe('pictures of places', () => {
  test.each(KNOWN_AIRPORTS)('%s is well-formed, complete in itself and light in every shape', (code) => {
    for (const shape of shapes) {
      const svg = draw('place', code, shape);
      expect(faultsOf(svg), `${code} ${shape}`).toEqual([]);
      expect(gzipSync(svg).length, `${code} ${shape}`).toBeLessThanOrEqual(8 * 1024);
      const [width, height] = SHAPES[shape];
      expect(parse(svg).documentElement.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
    }
  });

  test('a place looks the same at every visit, and no two known places look alike', () => {
    expect(draw('place', 'AYT', 'card')).toBe(draw('place', 'ayt', 'card'));
    const pictures = new Set(KNOWN_AIRPORTS.map((code) => draw('place', code, 'card')));
    expect(pictures.size).toBe(KNOWN_AIRPORTS.length);
  });

  test('an airport that nobody described has a picture of its own all the same', () => {
    expect(KNOWN_AIRPORTS).not.toContain('ZZX');
    expect(faultsOf(draw('place', 'ZZX', 'wide'))).toEqual([]);
    expect(draw('place', 'ZZX', 'wide')).toBe(draw('place', 'ZZX', 'wide'));
    expect(draw('place', 'ZZX', 'wide')).not.toBe(draw('place', 'ZZY', 'wide'));
  });
});

describe('the other pictures', () => {
  test.each(shapes)('the home picture is sound and light as %s', (shape) => {
    const svg = draw('hero', 'home', shape);
    expect(faultsOf(svg)).toEqual([]);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(14 * 1024);
  });

  test.each(SPOTS)('the small picture for %s is sound and light', (spot) => {
    const svg = draw('spot', spot, 'square');
    expect(faultsOf(svg)).toEqual([]);
    expect(gzipSync(svg).length).toBeLessThanOrEqual(4 * 1024);
  });

  test('two pictures in one document share no id', () => {
    const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const first = idsOf(draw('place', 'AYT', 'card'));
    expect(first.length).toBeGreaterThan(5);
    for (const other of [draw('place', 'AYT', 'wide'), draw('place', 'AMS', 'card')]) {
      expect(idsOf(other).filter((id) => first.includes(id))).toEqual([]);
    }
  });
});

describe('what is asked for', () => {
  test('names without a picture have none', () => {
    expect(drawArt('place', 'TOOLONG', 'card')).toBeUndefined();
    expect(drawArt('place', '../', 'card')).toBeUndefined();
    expect(drawArt('hero', 'other', 'wide')).toBeUndefined();
    expect(drawArt('spot', 'constructor', 'square')).toBeUndefined();
    expect(isArtKind('hotels')).toBe(false);
    expect(isShape('toString')).toBe(false);
  });

  test('an address names kind, name, shape and version', () => {
    expect(artUrl('place', 'AYT', 'card')).toMatch(/^\/art\/place\/ayt\?shape=card&v=\d+$/);
  });

  test('the check for faults finds them', () => {
    expect(faultsOf('<svg xmlns="http://www.w3.org/2000/svg"><path></svg>')).toEqual(['not well-formed']);
    const bad =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><script/><g id="a"/><g id="a"/><use href="#b"/><image href="https://elsewhere.example/x.png"/></svg>';
    expect(faultsOf(bad)).toEqual([
      'holds a script element',
      'id a twice',
      'holds a image element',
      'refers to b, which is not there',
      'refers outside itself',
    ]);
  });
});
