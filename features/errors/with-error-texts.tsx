import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ErrorTextsProvider } from './client-error-screen';

/** Gives error boundaries below it their texts in the page's language. */
export function WithErrorTexts({ children }: { children: ReactNode }) {
  const t = useTranslations('errors');
  const texts = {
    title: t('server.title'),
    text: t('server.text'),
    status: t('status', { status: 500 }),
    correlation: t('correlation', { id: '{id}' }),
    home: t('home'),
  };
  return <ErrorTextsProvider texts={texts}>{children}</ErrorTextsProvider>;
}
