import clsx from 'clsx';
import { Icon } from './icon';
import styles from './stepper.module.scss';
import { VisuallyHidden } from './visually-hidden';

export type StepState = 'visited' | 'current' | 'upcoming';

export interface Step {
  id: string;
  text: string;
  state: StepState;
  /** Where a visited step can be gone back to. */
  href?: string;
}

export interface StepperProps {
  /** Names the list, for example "Your booking". */
  label: string;
  steps: readonly Step[];
  /** Read after a visited step, for example "done". */
  visitedText: string;
}

/** Marks each step by its place before, at or after the current one. */
export function placeSteps(
  steps: readonly { id: string; text: string; href?: string }[],
  currentId: string,
): Step[] {
  const current = steps.findIndex((step) => step.id === currentId);
  return steps.map(({ id, text, href }, index) => {
    if (index < current) return { id, text, href, state: 'visited' };
    return { id, text, state: index === current ? 'current' : 'upcoming' };
  });
}

export function Stepper({ label, steps, visitedText }: StepperProps) {
  return (
    <nav className={styles.stepper} aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const face = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {step.state === 'visited' ? <Icon name="check" size="s" /> : index + 1}
              </span>
              <span className={styles.text}>{step.text}</span>
              {step.state === 'visited' && <VisuallyHidden>, {visitedText}</VisuallyHidden>}
            </>
          );
          return (
            <li
              key={step.id}
              className={clsx(styles.step, styles[step.state])}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              {step.href ? (
                <a className={styles.face} href={step.href}>
                  {face}
                </a>
              ) : (
                <span className={styles.face}>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
