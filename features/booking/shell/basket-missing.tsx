import { useTranslations } from 'next-intl';
import { Container } from '@/components/container';
import { Icon } from '@/components/icon';
import { LinkButton } from '@/components/link-button';
import styles from './basket-missing.module.scss';

export interface BasketMissingProps {
  /** missing: unknown or somebody else's; expired: too old to go on with. */
  reason: 'missing' | 'expired';
  /** Where to begin again. */
  href: string;
}

/** A basket that cannot be opened: why, and the way on. It never tells a foreign basket from none. */
export function BasketMissing({ reason, href }: BasketMissingProps) {
  const t = useTranslations('bookingSteps');
  return (
    <main id="main">
      <Container narrow className={styles.missing}>
        <span className={styles.icon}>
          <Icon name={reason === 'missing' ? 'lock' : 'clock'} size="l" />
        </span>
        <h1>{t(`${reason}.heading`)}</h1>
        <p>{t(`${reason}.text`)}</p>
        {reason === 'missing' && <p>{t('missing.find')}</p>}
        <LinkButton variant="primary" size="l" href={href} icon="search">
          {t(reason === 'missing' ? 'missing.search' : 'expired.again')}
        </LinkButton>
      </Container>
    </main>
  );
}
