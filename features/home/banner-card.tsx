import { Icon } from '@/components/icon';
import { Picture } from '@/components/picture';
import type { Banner } from '@/lib/contract/content';
import styles from './banner.module.scss';

/** A banner of the content data: a picture with words on it, the whole of it a link. */
export function BannerCard({ banner, wide = false }: { banner: Banner; wide?: boolean }) {
  const words = banner.buttonText ?? banner.picture.alt;
  return (
    <a className={wide ? styles.wide : styles.card} href={banner.buttonUrl ?? banner.redirectUrl}>
      <span className={styles.picture}>
        <Picture
          art={{ kind: 'place', name: banner.picture.name, shape: wide ? 'banner' : 'card' }}
          alt={banner.picture.alt}
          width={wide ? 1210 : 600}
          height={wide ? 404 : 450}
        />
      </span>
      <span className={styles.button}>
        {words}
        <Icon name="arrow-right" size="s" />
      </span>
    </a>
  );
}
