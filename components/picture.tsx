import clsx from 'clsx';
import { type ArtKind, artUrl } from '@/lib/art/art-url';
import type { Shape } from '@/lib/art/stage';
import styles from './picture.module.scss';

export type PictureProps = {
  /** The picture the shop draws itself; shown where no `src` is given. */
  art: { kind: ArtKind; name: string; shape?: Shape };
  /** An operator's own picture, which replaces the drawn one. */
  src?: string | null;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  /** Layout size in CSS pixels; the browser keeps this room before the picture is there. */
  width: number;
  height: number;
  sizes?: string;
  /** For the one picture a visitor sees first. */
  priority?: boolean;
  className?: string;
};

export function Picture({ art, src, alt, width, height, sizes, priority = false, className }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: drawn pictures are small vectors, an optimiser would only enlarge them.
    <img
      className={clsx(styles.picture, className)}
      src={src || artUrl(art.kind, art.name, art.shape)}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : 'auto'}
    />
  );
}
