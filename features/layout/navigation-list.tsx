import { useTranslations } from 'next-intl';
import type { MarketCode } from '@/lib/markets';
import { navigationLinks } from './navigation-links';
import { OutsideLink } from './outside-link';

/** The links of the main menu; the list's look is the caller's. */
export function NavigationList({
  market,
  className,
}: {
  market: MarketCode;
  className?: string | undefined;
}) {
  const t = useTranslations('layout.navigation');
  return (
    <ul className={className}>
      {navigationLinks(market).map(({ key, href, external }) => (
        <li key={key}>
          {external ? <OutsideLink href={href}>{t(key)}</OutsideLink> : <a href={href}>{t(key)}</a>}
        </li>
      ))}
    </ul>
  );
}
