import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/link-button';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { ErrorScreen } from './error-screen';

/** The texts that every error page needs. */
function useCommonTexts(market: MarketCode, status: number, correlationId: string | undefined) {
  const t = useTranslations('errors');
  return {
    status: t('status', { status }),
    correlation: correlationId ? t('correlation', { id: correlationId }) : undefined,
    home: { href: paths.home(market), text: t('home') },
  };
}

/** 404: the path leads nowhere. */
export function NotFoundScreen({ market }: { market: MarketCode }) {
  const t = useTranslations('errors.notFound');
  return (
    <ErrorScreen
      spot="not-found"
      title={t('title')}
      text={t('text')}
      {...useCommonTexts(market, 404, undefined)}
    />
  );
}

export interface BadRequestScreenProps {
  market: MarketCode;
  /** What was wrong, in the visitor's language; a general text without it. */
  reason?: string | undefined;
  /** Back to the form, with what was typed. */
  backHref?: string | undefined;
  correlationId?: string | undefined;
}

/** 400: a call was refused; the visitor gets the reason and the way back (specification §8). */
export function BadRequestScreen({ market, reason, backHref, correlationId }: BadRequestScreenProps) {
  const t = useTranslations('errors.badRequest');
  return (
    <ErrorScreen
      spot="error"
      title={t('title')}
      text={reason ?? t('text')}
      action={
        backHref && (
          <LinkButton href={backHref} variant="primary" size="l">
            {t('back')}
          </LinkButton>
        )
      }
      {...useCommonTexts(market, 400, correlationId)}
    />
  );
}
