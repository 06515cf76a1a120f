import { useTranslations } from 'next-intl';
import { Container } from '@/components/container';
import { Icon } from '@/components/icon';
import { brandOf } from '@/lib/market-brand';
import type { MarketCode } from '@/lib/markets';
import styles from './selling-points.module.scss';

/** Three lines under the header; not in Denmark, Belgium and Curaçao (specification §2). */
export function SellingPoints({ market }: { market: MarketCode }) {
  const t = useTranslations('layout.sellingPoints');
  if (!brandOf(market).sellingPoints) return null;
  return (
    <div className={styles.strip}>
      <Container>
        <ul className={styles.list} aria-label={t('label')}>
          {(['price', 'guest', 'people'] as const).map((key) => (
            <li key={key}>
              <Icon name="check" size="s" />
              {t(key)}
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
