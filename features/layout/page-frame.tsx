import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProgressBar } from '@/components/progress-bar';
import { OfflineNotice } from './offline-notice';

/** What surrounds every page: the skip link first, the progress bar and the word on a lost connection. */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('layout');
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <ProgressBar />
      <OfflineNotice title={t('offline.title')} text={t('offline.text')} />
      {children}
    </>
  );
}
