'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon';
import styles from './offline-notice.module.scss';

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export interface OfflineNoticeProps {
  title: string;
  text: string;
}

/** Says plainly that the connection is gone; the page and what was typed stay as they are. */
export function OfflineNotice({ title, text }: OfflineNoticeProps) {
  const online = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <div className={styles.notice}>
          <Icon name="offline" />
          <p>
            <strong>{title}.</strong> {text}
          </p>
        </div>
      )}
    </div>
  );
}
