import { useTranslations } from 'next-intl';
import { Alert } from '@/components/alert';
import { LinkButton } from '@/components/link-button';
import type { Notice } from '../submit/notices';

/** What stopped the step before, and the way on: above the form that still holds everything typed. */
export function StepNotice({ notice, otherFlights }: { notice: Notice | null; otherFlights: string }) {
  const t = useTranslations('bookingSteps.notices');
  if (notice === null || notice === 'price-changed') return null;
  const soldOut = notice === 'sold-out';
  return (
    <Alert
      kind={soldOut ? 'error' : 'warning'}
      title={t(`${notice}.title`)}
      action={soldOut && <LinkButton href={otherFlights}>{t('otherFlights')}</LinkButton>}
    >
      {t(`${notice}.text`)}
    </Alert>
  );
}
