import { useTranslations } from 'next-intl';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import type { Windows } from './flight-selection';
import { firstDay, lastDay } from './flight-window';
import type { Notice } from './results-notice';

interface ResultsNoticesProps {
  market: MarketCode;
  notices: readonly Notice[];
  windows: Windows;
  /** Takes the notice away; absent where it is what the address leads to. */
  onClose: (() => void) | undefined;
}

/** What the visitor is told about the last action; in one place, so that it is announced wherever it happened. */
export function ResultsNotices({ market, notices, windows, onClose }: ResultsNoticesProps) {
  const t = useTranslations('flightResults');
  const close = onClose && (
    <Button type="button" variant="quiet" size="s" onClick={onClose}>
      {t('notice.close')}
    </Button>
  );
  return (
    <div role="status">
      {notices.map((notice) => {
        switch (notice.kind) {
          case 'refused':
            return (
              <Alert key="refused" kind="error" action={close} title={t('error.title')}>
                {t('error.message')}
              </Alert>
            );
          case 'cheapest':
            return <VisuallyHidden key="cheapest">{t('tools.cheapestDone')}</VisuallyHidden>;
          case 'cheapestNone':
            return (
              <Alert key="none" kind="info" action={close}>
                {t('tools.cheapestNone')}
              </Alert>
            );
          case 'missing':
            return (
              <Alert key="missing" kind="warning" action={close} title={t('notice.missingTitle')}>
                {t(`notice.missing.${notice.direction}`)}
              </Alert>
            );
          case 'moved': {
            const window = windows[notice.direction];
            const [first, last] = window ? [firstDay(window), lastDay(window)] : [];
            return (
              <VisuallyHidden key="moved">
                {first &&
                  last &&
                  t('days.moved', {
                    direction: t(`direction.${notice.direction}`),
                    first: formatDate(first, market, 'short'),
                    last: formatDate(last, market, 'short'),
                  })}
              </VisuallyHidden>
            );
          }
          default:
            return (
              <Alert
                key={`${notice.kind} ${notice.direction}`}
                kind="warning"
                action={close}
                title={t(`notice.${notice.kind}Title`)}
              >
                {t(`notice.${notice.kind}`, { direction: t(`direction.${notice.direction}`) })}
              </Alert>
            );
        }
      })}
    </div>
  );
}
