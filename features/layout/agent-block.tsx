import { useTranslations } from 'next-intl';
import { Button } from '@/components/button';
import { Icon } from '@/components/icon';
import styles from './agent-block.module.scss';

export interface AgentBlockProps {
  displayName: string;
  address: string;
  /** Where the log-out form posts to. */
  logoutAction: string;
}

/** Who is signed in; takes the place of the market dropdown (specification §2). Not for guests. */
export function AgentBlock({ displayName, address, logoutAction }: AgentBlockProps) {
  const t = useTranslations('layout.agent');
  return (
    <div className={styles.agent}>
      <Icon name="user" />
      <p className={styles.who}>
        <span className={styles.acting}>{t('actingAs')}</span> <strong>{displayName}</strong>
        {address && <span className={styles.address}>{address}</span>}
      </p>
      <form method="post" action={logoutAction}>
        <Button variant="link" icon="logout">
          {t('logout')}
        </Button>
      </form>
    </div>
  );
}
