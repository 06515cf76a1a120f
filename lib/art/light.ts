import { mix } from './color';
import lights from './lights.json';

export const TIMES = ['dawn', 'noon', 'sunset', 'night', 'golden'] as const;
export type Time = (typeof TIMES)[number];

/** How one time of day colours everything in a picture. */
export type Light = {
  /** Top, middle and horizon of the sky. */
  sky: readonly string[];
  sun: string;
  ring: string;
  haze: string;
  tint: string;
  tintAmount: number;
  seaFar: string;
  seaNear: string;
  shadow: string;
  glint: string;
  cloud: string;
  /** Windows: dark by day, lamplight by night. */
  window: string;
};

export function lightAt(time: Time): Light {
  return lights[time];
}

/** A local colour as seen under this light, at a depth from 0 (near) to 1 (on the horizon). */
export function lit(light: Light, color: string, depth: number): string {
  return mix(mix(color, light.tint, light.tintAmount), light.haze, depth * 0.86);
}
