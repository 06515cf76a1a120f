import { useTranslations } from 'next-intl';
import { Button } from '@/components/button';
import { Container } from '@/components/container';
import { Spinner } from '@/components/spinner';
import styles from './hand-over.module.scss';
import { HandOverSubmit } from './hand-over-submit';
import { HAND_OVER_FORM, type HandOverTarget } from './hand-over-target';

export interface HandOverProps {
  target: HandOverTarget;
  /** The amount with its currency, as the visitor agreed to it. */
  amount: string;
}

/** The screen between shop and payment page: a form that sends itself, or is sent by its button. */
export function HandOver({ target, amount }: HandOverProps) {
  const t = useTranslations('payment.handOver');
  return (
    <main id="main">
      <Container narrow className={styles.handOver}>
        <Spinner size="l" />
        <h1>{t('title')}</h1>
        <p className={styles.text} role="status">
          {t('text')}
        </p>
        <p className={styles.amount}>
          {t('amount')} <strong>{amount}</strong>
        </p>
        <form id={HAND_OVER_FORM} method={target.method} action={target.action} className={styles.form}>
          {target.fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button variant="primary" size="l" iconAfter="arrow-right">
            {t('button')}
          </Button>
          <p className={styles.fine}>{t('slow')}</p>
        </form>
        <HandOverSubmit />
      </Container>
    </main>
  );
}
