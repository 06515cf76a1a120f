import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Container } from '@/components/container';
import { artUrl } from '@/lib/art/art-url';
import styles from './home-hero.module.scss';

/** The landscape behind the headline, upright for a phone held upright. Decoration: the headline says it. */
function HeroPicture() {
  return (
    <picture className={styles.picture}>
      <source media="(max-width: 479px)" srcSet={artUrl('hero', 'home', 'tall')} />
      <source media="(max-width: 767px)" srcSet={artUrl('hero', 'home', 'square')} />
      <img src={artUrl('hero', 'home', 'banner')} alt="" width={1920} height={900} fetchPriority="high" />
    </picture>
  );
}

/** The first screen: headline, landscape from edge to edge, and the search box that lies over its foot. */
export function HomeHero({ search }: { search: ReactNode }) {
  const t = useTranslations('home.hero');
  return (
    <div className={styles.hero}>
      <HeroPicture />
      <Container className={styles.words}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
      </Container>
      <Container className={styles.search}>{search}</Container>
    </div>
  );
}
