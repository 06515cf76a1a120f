import type { ReactNode } from 'react';
import { Container } from '@/components/container';
import { Icon, type IconName } from '@/components/icon';
import { LinkButton } from '@/components/link-button';
import styles from './error-screen.module.scss';

export interface ErrorScreenProps {
  icon: IconName;
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
 * One look for everything that went wrong: icon, what happened, what to do next. Takes finished texts,
 * so that it can be shown when the texts themselves could not be loaded.
 */
export function ErrorScreen({ icon, title, text, status, correlation, home, action }: ErrorScreenProps) {
  return (
    <main id="main">
      <Container narrow className={styles.screen}>
        <div className={styles.scene}>
          <svg viewBox="0 0 480 220" aria-hidden="true" focusable="false">
            <circle className={styles.sun} cx="240" cy="112" r="84" />
            <path className={styles.far} d="M40 220c30-62 120-78 186-44s140 20 214 44z" />
            <path className={styles.near} d="M0 220c70-40 150-46 236-22s170-34 244 22z" />
            <path
              className={styles.wind}
              d="M20 92h96a20 20 0 1 0-18-28M64 118h58M364 70h58a16 16 0 1 1-15 22M350 108h96"
            />
          </svg>
          <Icon name={icon} size="l" className={styles.icon} />
        </div>
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
    </main>
  );
}
