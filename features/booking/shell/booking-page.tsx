import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { ClosingDetails } from '@/components/closing-details';
import { Container, PageHeading } from '@/components/container';
import { placeSteps, Stepper } from '@/components/stepper';
import { StickyBar } from '@/components/sticky-bar';
import styles from './booking-page.module.scss';
import { type BookingStep, bookingSteps } from './booking-steps';
import { LiveTotal } from './live-price';
import { STEP_FORM } from './step-form-id';

export interface BookingPageProps {
  step: BookingStep;
  /** Where the earlier steps can be gone back to. */
  links?: Partial<Record<BookingStep, string>>;
  title: string;
  intro?: ReactNode;
  /** Alerts above the step. */
  notice?: ReactNode;
  children: ReactNode;
  /** Flights, party and price lines; none on the confirmation. */
  summary?: ReactNode;
  /** What the step's form is sent with; shown in the bar of a phone. */
  submitText?: string;
}

/** The frame that every step of a booking has: its place in the row of steps, the step, what is being booked. */
export function BookingPage(props: BookingPageProps) {
  const { step, links = {}, title, intro, notice, children, summary, submitText } = props;
  const t = useTranslations('bookingSteps');
  const steps = bookingSteps.map((id) => ({ id, text: t(`steps.${id}`), href: links[id] }));
  return (
    <main id="main" className={styles.page}>
      <Container>
        <PageHeading
          title={title}
          intro={intro}
          above={
            <div className={styles.stepper}>
              <Stepper label={t('label')} visitedText={t('visited')} steps={placeSteps(steps, step)} />
            </div>
          }
        />
        <div className={styles.columns}>
          <div className={styles.step}>
            {notice && (
              <div id="notice" className={styles.notice}>
                {notice}
              </div>
            )}
            {children}
          </div>
          {summary && (
            <aside className={styles.aside} aria-labelledby="summary-title">
              <Card look="raised">
                <h2 id="summary-title" className={styles.summaryTitle}>
                  {t('summary.title')}
                </h2>
                {summary}
              </Card>
            </aside>
          )}
        </div>
      </Container>
      {summary && submitText && (
        <div className={styles.bar}>
          <StickyBar
            label={t('summary.title')}
            action={
              <Button variant="primary" form={STEP_FORM} fullWidth>
                {submitText}
              </Button>
            }
          >
            <ClosingDetails className={styles.barDetails}>
              <summary>
                <span className={styles.barTotal}>
                  <LiveTotal announced />
                </span>
                <span className={styles.barWords}>{t('summary.open')}</span>
              </summary>
              <div className={styles.barContent}>{summary}</div>
            </ClosingDetails>
          </StickyBar>
        </div>
      )}
    </main>
  );
}
