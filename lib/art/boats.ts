import type { Brush } from './brush';
import { Sketch } from './sketch';

/** Boats stand with their waterline at 0 and are some 100 to 260 units long. */
export const BOATS = ['sail', 'gulet', 'fishing', 'felucca', 'pirogue', 'rabelo', 'canal', 'kite'] as const;
export type Boat = (typeof BOATS)[number];

const drawings: Record<Boat, (brush: Brush) => Sketch> = {
  sail: (b) =>
    new Sketch()
      .path(b.white, 'M4-14V-168Q70-96 84-14z')
      .path(b.red, 'M-6-14V-150Q-48-80-62-14z')
      .path(b.redShade, 'M-6-14V-150Q-20-70-26-14z')
      .path(b.whiteShade, 'M4-14V-168Q30-80 34-14z')
      .poly(b.woodShade, -3, 8, -3, 176, 1, 176, 1, 8)
      .path(b.white, 'M-72-10H94Q86 6 66 8H-52Q-68 4-72-10z')
      .path(b.blueShade, 'M-66 0H88Q80 8 66 8H-52Q-62 6-66 0z'),
  gulet: (b) =>
    new Sketch()
      .poly(b.woodShade, -32, 10, -30, 190, -27, 190, -26, 10, 44, 10, 46, 160, 49, 160, 50, 10)
      .path(b.white, 'M-24-30V-178Q24-96 36-34z')
      .path(b.whiteShade, 'M54-30V-148Q88-84 98-38z')
      .path(b.red, 'M-38-30V-164Q-84-90-128-34z')
      .path(b.redShade, 'M-38-30V-164Q-58-90-74-31z')
      .rect(b.white, -50, 18, 110, 16)
      .windows(b.window, -42, 22, 10, 7, 6, 1, 17, 0)
      .path(b.wood, 'M-138-34Q-80-18 0-18T128-34Q118 8 84 10H-84Q-120 4-138-34z')
      .path(b.woodShade, 'M-124-12Q-60 0 0 0T118-8Q106 8 84 10H-84Q-108 8-124-12z'),
  fishing: (b) =>
    new Sketch()
      .poly(b.woodShade, -4, 10, -4, 92, 0, 92, 0, 10)
      .block(b.white, b.whiteShade, 10, 16, 40, 30)
      .rect(b.roof, 6, 46, 48, 6)
      .rect(b.window, 16, 26, 10, 12)
      .path(b.blue, 'M-80-34Q-20-14 74-28Q66 8 44 10H-46Q-70 4-80-34z')
      .path(b.gold, 'M-77-26Q-20-8 72-20L70-13Q-20 0-74-18z')
      .path(b.redShade, 'M-66-2Q0 4 62-4Q56 8 44 10H-46Q-60 8-66-2z'),
  felucca: (b) =>
    new Sketch()
      .path(b.white, 'M-70-22Q-10-150 78-226Q66-110 66-26Q0-40-70-22z')
      .path(b.creamShade, 'M78-226Q66-110 66-26Q40-32 24-33Q50-130 78-226z')
      .poly(b.woodShade, -4, 10, 2, 118, 6, 118, 4, 10)
      .path(b.wood, 'M-96-26Q0-6 108-24Q92 8 64 10H-54Q-84 4-96-26z')
      .path(b.woodShade, 'M-82-6Q0 4 98-6Q86 8 64 10H-54Q-72 8-82-6z'),
  pirogue: (b) =>
    new Sketch()
      .poly(b.woodShade, -40, 16, -36, 74, -30, 74, -28, 16)
      .circle(b.ink, -33, 82, 9)
      .poly(b.gold, -46, 20, -42, 68, -24, 68, -20, 20)
      .path(b.red, 'M-150-52Q-60-14 30-16T150-46Q120 8 84 10H-84Q-124 4-150-52z')
      .path(b.gold, 'M-138-36Q-60-4 30-6T138-32L132-22Q80 2 30 3T-130-24z')
      .path(b.greenShade, 'M-112-8Q0 10 120-10Q104 9 84 10H-84Q-100 8-112-8z'),
  rabelo: (b) =>
    new Sketch()
      .poly(b.woodShade, -3, 10, -3, 176, 2, 176, 2, 10)
      .path(b.cream, 'M-66-160H62Q74-110 66-60H-62Q-48-110-66-160z')
      .path(b.creamShade, 'M20-160H62Q74-110 66-60H28Q38-110 20-160z')
      .path(b.redShade, 'M-30-128h56v8h-56z')
      .circle(b.wood, -52, 26, 15, 12)
      .circle(b.wood, -18, 26, 15, 12)
      .circle(b.wood, 40, 26, 15, 12)
      .path(b.wood, 'M-134-56Q-70-18 0-18T132-40Q110 8 80 10H-76Q-114 4-134-56z')
      .path(b.woodShade, 'M-112-12Q0 6 120-12Q100 9 80 10H-76Q-96 8-112-12z'),
  canal: (b) =>
    new Sketch()
      .rect(b.white, -96, 16, 190, 30)
      .windows(b.window, -88, 22, 24, 17, 6, 1, 30, 0)
      .path(b.roof, 'M-104-46H100L92-54H-96z')
      .path(b.redShade, 'M-128-26H124Q120 8 96 10H-104Q-124 6-128-26z')
      .path(b.white, 'M-127-18H123L122-12H-125z'),
  kite: (b) =>
    new Sketch()
      .path(b.red, 'M40-260Q110-300 170-226Q112-258 62-226z')
      .path(b.gold, 'M88-281Q120-280 146-250Q120-258 96-248z')
      .path(b.steelShade, 'M62-226L2-56h2L66-226zM168-226L6-56h3L170-226z')
      .poly(b.ink, -10, 12, -16, 42, -4, 62, 8, 60, 4, 40, 12, 10)
      .circle(b.ink, 2, 70, 8)
      .path(b.gold, 'M-36-10Q0-2 38-16L40-8Q0 8-38-2z'),
};

export function boat(kind: Boat, brush: Brush): string {
  return drawings[kind](brush).toString();
}
