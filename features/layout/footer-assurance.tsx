import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/icon';
import { PaymentMark } from '@/components/payment-mark';
import { brandOf } from '@/lib/market-brand';
import type { MarketCode } from '@/lib/markets';
import styles from './site-footer.module.scss';

/** The guarantee in words, and the trust marks of the market (none in Denmark). */
export function FooterGuarantee({ market }: { market: MarketCode }) {
  const t = useTranslations('layout.footer');
  const { trust } = brandOf(market);
  return (
    <div className={styles.topic}>
      <h2 className={styles.topicTitle}>{t('guaranteeTitle')}</h2>
      <p className={styles.text}>{t('guaranteeSubtitle')}</p>
      {trust.length > 0 && (
        <ul className={styles.trust} aria-label={t('trust')}>
          {trust.map(({ text, icon }) => (
            <li key={text}>
              <Icon name={icon as IconName} size="s" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Words on secure booking (not in Denmark and Belgium), and the ways to pay. */
export function FooterPayment({ market }: { market: MarketCode }) {
  const t = useTranslations('layout.footer');
  const { commerceNumber, payments } = brandOf(market);
  return (
    <div className={styles.assurance}>
      {commerceNumber && (
        <div>
          <h2 className={styles.columnTitle}>{t('secureTitle')}</h2>
          <p className={styles.text}>{t('secureText', { number: commerceNumber })}</p>
        </div>
      )}
      <div>
        <h2 className={styles.columnTitle}>{t('payments')}</h2>
        <ul className={styles.payments}>
          {payments.map((code) => (
            <li key={code}>
              <PaymentMark code={code} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
