import { useTranslations } from 'next-intl';
import { Container } from '@/components/container';
import { LinkButton } from '@/components/link-button';
import { Picture } from '@/components/picture';
import { placeSteps, Stepper } from '@/components/stepper';
import type { BookingResult } from '@/lib/contract/booking';
import { brandOf } from '@/lib/market-brand';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { bookingSteps } from '../shell/booking-steps';
import styles from './outcome.module.scss';
import { OutcomePoll } from './outcome-poll';

export type OutcomeKind = 'processing' | 'failed' | 'refunding' | 'refunded';

/** What an order's state is told as; null where there is another page for it. */
export function outcomeKind({ status }: Pick<BookingResult, 'status'>): OutcomeKind | null {
  if (status === 'paying') return 'processing';
  return status === 'failed' || status === 'refunding' || status === 'refunded' ? status : null;
}

const art = {
  processing: 'processing',
  failed: 'failed',
  refunding: 'processing',
  refunded: 'refunded',
} as const satisfies Record<OutcomeKind, string>;

export interface OutcomeProps {
  market: MarketCode;
  basketKey: string;
  kind: OutcomeKind;
  /** The reason in the visitor's words. */
  message: string | null;
}

/** An order that is not a booking (yet): what happened, what it means for the money, and the way on. */
export function Outcome({ market, basketKey, kind, message }: OutcomeProps) {
  const t = useTranslations('confirmation.outcome');
  const steps = useTranslations('bookingSteps');
  const { phone } = brandOf(market);
  const again = paths.payment(market, basketKey);
  return (
    <main id="main">
      <Container className={styles.frame}>
        <Stepper
          label={steps('label')}
          visitedText={steps('visited')}
          steps={placeSteps(
            bookingSteps.map((id) => ({ id, text: steps(`steps.${id}`) })),
            kind === 'failed' ? 'payment' : 'confirmation',
          )}
        />
        <div className={styles.outcome}>
          <Picture
            art={{ kind: 'spot', name: art[kind], shape: 'square' }}
            alt=""
            width={320}
            height={320}
            priority
            className={styles.art}
          />
          <div className={styles.words}>
            <h1>{t(`${kind}.title`)}</h1>
            <p role={kind === 'processing' ? 'status' : undefined}>{message ?? t(`${kind}.text`)}</p>
            <p className={styles.next}>{t(`${kind}.next`)}</p>
            <div className={styles.actions}>
              {kind === 'failed' && (
                <LinkButton variant="primary" size="l" href={again}>
                  {t('failed.again')}
                </LinkButton>
              )}
              {kind === 'processing' && (
                <>
                  <LinkButton href={paths.confirmation(market, basketKey)} icon="refresh">
                    {t('processing.look')}
                  </LinkButton>
                  <LinkButton variant="quiet" href={paths.handOver(market, basketKey)}>
                    {t('processing.goOn')}
                  </LinkButton>
                  <LinkButton variant="quiet" href={again}>
                    {t('processing.otherWay')}
                  </LinkButton>
                </>
              )}
              {(kind === 'refunding' || kind === 'refunded') && (
                <LinkButton variant="primary" size="l" href={paths.home(market)} icon="search">
                  {t('search')}
                </LinkButton>
              )}
            </div>
            <p className={styles.help}>
              {t.rich('help', {
                phone: () => <a href={`tel:${phone.number}`}>{phone.text}</a>,
              })}
            </p>
          </div>
        </div>
        {(kind === 'processing' || kind === 'refunding') && (
          <OutcomePoll
            market={market}
            basketKey={basketKey}
            status={kind === 'processing' ? 'paying' : kind}
          />
        )}
      </Container>
    </main>
  );
}
