import { useTranslations } from 'next-intl';
import { Button } from '@/components/button';
import { Icon } from '@/components/icon';
import { LinkButton } from '@/components/link-button';
import type { PriceChange } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import styles from './price-change-consent.module.scss';

export interface PriceChangeConsentProps {
  market: MarketCode;
  basketKey: string;
  change: PriceChange;
  step: 'travellers' | 'payment';
  otherFlights: string;
  formKey: string;
}

/** Old and new total side by side, and a yes or a no (decision 29). */
export function PriceChangeConsent(props: PriceChangeConsentProps) {
  const { market, basketKey, change, step, otherFlights, formKey } = props;
  const t = useTranslations('bookingSteps.priceChange');
  const { oldTotal, newTotal, currency } = change;
  const higher = newTotal > oldTotal;
  return (
    <section className={styles.consent} aria-labelledby="price-change-title">
      <h2 id="price-change-title">{t('title')}</h2>
      <p>
        {t(higher ? 'higher' : 'lower', {
          difference: formatMoney(Math.abs(newTotal - oldTotal), currency, market),
        })}
      </p>
      <dl className={styles.prices}>
        <div>
          <dt>{t('old')}</dt>
          <dd className={styles.old}>{formatMoney(oldTotal, currency, market)}</dd>
        </div>
        <Icon name="arrow-right" />
        <div>
          <dt>{t('new')}</dt>
          <dd>{formatMoney(newTotal, currency, market)}</dd>
        </div>
      </dl>
      <div className={styles.answers}>
        <form method="post" action={paths.bookingStep(market, 'accept-price')}>
          <input type="hidden" name="basket" value={basketKey} />
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="step" value={step} />
          <input type="hidden" name="total" value={newTotal} />
          <Button variant="primary">{t('yes')}</Button>
        </form>
        <LinkButton href={otherFlights}>{t('no')}</LinkButton>
      </div>
      <p className={styles.fine}>{t('kept')}</p>
    </section>
  );
}
