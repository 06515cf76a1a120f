import { useTranslations } from 'next-intl';
import { Section } from '@/components/container';
import type { Banner } from '@/lib/contract/content';
import styles from './banner.module.scss';
import { BannerCard } from './banner-card';

export function LastMinute({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations('home.lastMinute');
  if (banners.length === 0) return null;
  return (
    <Section id="last-minute" title={t('title')} intro={t('intro')}>
      <div className={styles.row}>
        {banners.map((banner) => (
          <BannerCard key={banner.redirectUrl} banner={banner} />
        ))}
      </div>
    </Section>
  );
}
