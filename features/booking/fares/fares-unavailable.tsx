import { useTranslations } from 'next-intl';
import { Alert } from '@/components/alert';
import { LinkButton } from '@/components/link-button';

/** The flights cannot be sold as asked: the reason, and the way back to others. */
export function FaresUnavailable({ reason, otherFlights }: { reason: string | null; otherFlights: string }) {
  const t = useTranslations('fares.unavailable');
  return (
    <Alert
      kind="error"
      title={t('title')}
      action={
        <LinkButton variant="primary" href={otherFlights} icon="search">
          {t('otherFlights')}
        </LinkButton>
      }
    >
      {reason ?? t('unknown')}
    </Alert>
  );
}
