import { useTranslations } from 'next-intl';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { Container, PageHeading } from '@/components/container';
import { TextField } from '@/components/text-field';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import styles from './find-reservation.module.scss';
import type { FindAttempt } from './find-values';

export interface FindReservationProps {
  market: MarketCode;
  /** From the URL; may be empty. */
  pnr: string;
  attempt: FindAttempt | null;
}

/** Opens a booking to who knows its number, a surname and the e-mail address; it says nothing of others. */
export function FindReservation({ market, pnr, attempt }: FindReservationProps) {
  const t = useTranslations('confirmation.find');
  const missing = (field: 'pnr' | 'surname' | 'email') =>
    attempt?.reason === 'incomplete' && attempt[field].trim() === '' ? t(`missing.${field}`) : undefined;
  return (
    <main id="main">
      <Container narrow className={styles.find}>
        <PageHeading title={t('title')} intro={t('intro')} />
        <Card padding="l">
          <form method="post" action={paths.findReservation(market, pnr || '-')} className={styles.form}>
            {attempt && attempt.reason !== 'incomplete' && (
              <div id="notice">
                <Alert kind="error" title={t(`reasons.${attempt.reason}.title`)}>
                  {t(`reasons.${attempt.reason}.text`)}
                </Alert>
              </div>
            )}
            <TextField
              name="pnr"
              label={t('pnr')}
              hint={t('pnrHint')}
              error={missing('pnr')}
              defaultValue={attempt?.pnr ?? pnr}
              required
              maxLength={12}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <TextField
              name="surname"
              label={t('surname')}
              error={missing('surname')}
              defaultValue={attempt?.surname}
              required
              maxLength={60}
              autoComplete="family-name"
            />
            <TextField
              name="email"
              type="email"
              inputMode="email"
              label={t('email')}
              error={missing('email')}
              defaultValue={attempt?.email}
              required
              maxLength={120}
              autoComplete="email"
            />
            <Button variant="primary" size="l" icon="search">
              {t('button')}
            </Button>
          </form>
        </Card>
      </Container>
    </main>
  );
}
