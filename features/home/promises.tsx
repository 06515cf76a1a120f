import { useTranslations } from 'next-intl';
import { Section } from '@/components/container';
import { Icon, type IconName } from '@/components/icon';
import { brandOf } from '@/lib/market-brand';
import type { MarketCode } from '@/lib/markets';
import styles from './promises.module.scss';

const promises: readonly { key: 'price' | 'choice' | 'people'; icon: IconName }[] = [
  { key: 'price', icon: 'ticket' },
  { key: 'choice', icon: 'suitcase' },
  { key: 'people', icon: 'phone' },
];

/** What a traveller may count on, in three short texts. */
export function Promises({ market }: { market: MarketCode }) {
  const t = useTranslations('home.promises');
  return (
    <Section id="promises" title={t('title')}>
      <ul className={styles.list}>
        {promises.map(({ key, icon }) => (
          <li key={key} className={styles.promise}>
            <span className={styles.sun}>
              <Icon name={icon} size="l" />
            </span>
            <h3>{t(`${key}.title`)}</h3>
            <p>{t(`${key}.text`, { phone: brandOf(market).phone.text })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
