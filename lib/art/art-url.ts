import type { Shape } from './stage';

export const ART_KINDS = ['place', 'hero', 'spot'] as const;
export type ArtKind = (typeof ART_KINDS)[number];

/** Raised whenever a drawing changes: pictures are cached for a year under their address. */
export const ART_VERSION = 1;

/** The address of a drawn picture; `name` is an airport code, `home` or a spot's name. */
export function artUrl(kind: ArtKind, name: string, shape: Shape = 'wide'): string {
  return `/art/${kind}/${encodeURIComponent(name.toLowerCase())}?shape=${shape}&v=${ART_VERSION}`;
}
