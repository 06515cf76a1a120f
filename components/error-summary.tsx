'use client';

import { useEffect, useRef } from 'react';
import styles from './error-summary.module.scss';
import { Icon } from './icon';

export interface FieldProblem {
  /** Id of the control, from `fieldId(name)`. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  problems: readonly FieldProblem[];
  /** Takes the focus when it appears or when the list changes; switch off for several forms on a page. */
  focus?: boolean;
}

/** What is wrong, at the top of the form, each line a link to its field. Renders nothing without problems. */
export function ErrorSummary({ title, problems, focus = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const signature = problems.map((problem) => problem.fieldId).join();

  useEffect(() => {
    if (focus && signature) box.current?.focus();
  }, [focus, signature]);

  if (problems.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <Icon name="error" />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={problem.fieldId}>
              <a href={`#${problem.fieldId}`}>{problem.message}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
