import { useTranslations } from 'next-intl';
import type { LayoutData } from '@/lib/contract/content';
import { brandOf } from '@/lib/market-brand';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { OutsideLink } from './outside-link';
import { ShopLink } from './shop-link';
import styles from './site-footer.module.scss';

export type FooterData = Pick<LayoutData, 'topDestinationTitle' | 'topDestinations' | 'linkGroups'>;

/** Top destinations, the columns of links from the content data, membership (nl), social links of the market. */
export function FooterLinks({ market, data }: { market: MarketCode; data: FooterData }) {
  const t = useTranslations('layout.footer');
  const brand = brandOf(market);
  return (
    <nav className={styles.columns} aria-label={t('label')}>
      {data.topDestinations.length > 0 && (
        <div className={styles.destinations}>
          <h2 className={styles.columnTitle}>{data.topDestinationTitle}</h2>
          <ul className={styles.wideLinks}>
            {data.topDestinations.map((landing) => (
              <li key={landing.seoName}>
                <a href={paths.landing(market, landing.seoName)}>{landing.text}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {data.linkGroups.map((group) => (
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
          {brand.membershipSeoName && (
            <li className={styles.membership}>
              <a href={paths.content(market, brand.membershipSeoName)}>{t('membership')}</a>
            </li>
          )}
        </ul>
      </div>
    </nav>
  );
}
