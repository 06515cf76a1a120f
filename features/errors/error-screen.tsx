import type { ReactNode } from 'react';
import { Container } from '@/components/container';
import { LinkButton } from '@/components/link-button';
import { Picture } from '@/components/picture';
import type { Spot } from '@/lib/art/spot';
import styles from './error-screen.module.scss';

export interface ErrorScreenProps {
  /** The small drawing above the words. */
  spot: Spot;
  title: ReactNode;
  text?: ReactNode;
  /** For example "Error code 404"; small, above the title. */
  status?: string | undefined;
  /** A finished sentence that names the correlation id. */
  correlation?: string | undefined;
  home: { href: string; text: string };
  /** A nearer next step than the home page; it then takes the primary button. */
  action?: ReactNode;
}

/**
 * One look for everything that went wrong: a drawing, what happened, what to do next. Takes finished texts,
 * so that it can be shown when the texts themselves could not be loaded.
 */
export function ErrorScreen({ spot, title, text, status, correlation, home, action }: ErrorScreenProps) {
  return (
    <Container narrow className={styles.screen}>
      <Picture art={{ kind: 'spot', name: spot, shape: 'card' }} alt="" width={400} height={300} priority />
      {status && <p className={styles.status}>{status}</p>}
      <h1>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        {action}
        <LinkButton href={home.href} variant={action ? 'secondary' : 'primary'} size="l">
          {home.text}
        </LinkButton>
      </div>
      {correlation && <p className={styles.correlation}>{correlation}</p>}
    </Container>
  );
}
