import { useTranslations } from 'next-intl';
import type { LayoutData } from '@/lib/contract/content';
import { brandOf } from '@/lib/market-brand';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { isServed } from '@/lib/routing/route-table';
import { OutsideLink } from './outside-link';
import { ShopLink, shopHref } from './shop-link';
import styles from './site-footer.module.scss';

export type FooterData = Pick<LayoutData, 'topDestinationTitle' | 'topDestinations' | 'linkGroups'>;

/** Links to pages that answer: top destinations, the columns of links from the content data, membership (nl), social links of the market. */
export function FooterLinks({ market, data }: { market: MarketCode; data: FooterData }) {
  const t = useTranslations('layout.footer');
  const brand = brandOf(market);
  const destinations = data.topDestinations.filter((landing) =>
    isServed(paths.landing(market, landing.seoName)),
  );
  const groups = data.linkGroups.flatMap((group) => {
    const links = group.links.filter((link) => link.redirectUrl || isServed(shopHref(market, link)));
    return links.length > 0 ? [{ ...group, links }] : [];
  });
  const membership = brand.membershipSeoName && paths.content(market, brand.membershipSeoName);
  return (
    <nav className={styles.columns} aria-label={t('label')}>
      {destinations.length > 0 && (
        <div className={styles.destinations}>
          <h2 className={styles.columnTitle}>{data.topDestinationTitle}</h2>
          <ul className={styles.wideLinks}>
            {destinations.map((landing) => (
              <li key={landing.seoName}>
                <a href={paths.landing(market, landing.seoName)}>{landing.text}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {groups.map((group) => (
        <div key={group.title}>
          <h2 className={styles.columnTitle}>{group.title}</h2>
          <ul className={styles.links}>
            {group.links.map((link) => (
              <li key={link.text}>
                <ShopLink market={market} link={link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <h2 className={styles.columnTitle}>{t('social')}</h2>
        <ul className={styles.links}>
          {brand.social.map(({ network, url }) => (
            <li key={network}>
              <OutsideLink href={url}>{network}</OutsideLink>
            </li>
          ))}
          {membership && isServed(membership) && (
            <li className={styles.membership}>
              <a href={membership}>{t('membership')}</a>
            </li>
          )}
        </ul>
      </div>
    </nav>
  );
}
