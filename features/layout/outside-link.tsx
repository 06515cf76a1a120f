import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { VisuallyHidden } from '@/components/visually-hidden';

/** A link to another site: opens in a new tab, and says so. */
export function OutsideLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  const t = useTranslations('layout');
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <Icon name="external" size="s" />
      <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
    </a>
  );
}
