import { useTranslations } from 'next-intl';
import { brandOf, daysText } from '@/lib/market-brand';
import type { MarketCode } from '@/lib/markets';
import styles from './contact-details.module.scss';

/** Call us, the number, the opening days and hours of the market. */
export function ContactDetails({ market }: { market: MarketCode }) {
  const t = useTranslations('layout.contact');
  const { phone, hours } = brandOf(market);
  return (
    <div className={styles.contact}>
      <p className={styles.title}>{t('callUs')}</p>
      <a className={styles.number} href={`tel:${phone.number}`}>
        {phone.text}
      </a>
      <p className={styles.title}>{t('hours')}</p>
      <dl className={styles.hours}>
        {hours.map((range) => (
          <div key={range.from}>
            <dt>{daysText(range, market)}</dt>
            <dd>
              {range.opens}–{range.closes}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.closed}>{t('closed')}</p>
    </div>
  );
}
