import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ClosingDetails } from '@/components/closing-details';
import { Container } from '@/components/container';
import { Flag } from '@/components/flag';
import { Icon } from '@/components/icon';
import { Logo } from '@/components/logo';
import { VisuallyHidden } from '@/components/visually-hidden';
import { brandOf } from '@/lib/market-brand';
import { type MarketCode, markets } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { ContactDetails } from './contact-details';
import { MarketList } from './market-list';
import { NavigationList } from './navigation-list';
import { SellingPoints } from './selling-points';
import styles from './site-header.module.scss';

export interface SiteHeaderProps {
  market: MarketCode;
  /** Who is signed in (`AgentBlock`), or an island that finds out; takes the market dropdown's place. */
  account?: ReactNode;
  /** Only logo and contact: nothing leads away from a booking by accident. */
  quiet?: boolean;
}

/** The market dropdown, as a list of plain links that opens without scripts. */
export function MarketMenu({ market }: { market: MarketCode }) {
  const t = useTranslations('layout.market');
  return (
    <ClosingDetails className={styles.drop}>
      <summary className={styles.opener}>
        <Flag code={markets[market].flag} />
        <span className={styles.code}>{markets[market].currency}</span>
        <VisuallyHidden>
          {t('label')}: {markets[market].name}
        </VisuallyHidden>
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={styles.panel}>
        <MarketList market={market} />
      </div>
    </ClosingDetails>
  );
}

function ContactMenu({ market }: { market: MarketCode }) {
  const t = useTranslations('layout');
  return (
    <ClosingDetails className={styles.drop}>
      <summary className={styles.opener}>
        <Icon name="phone" size="s" />
        <span className={styles.onPhone}>{t('navigation.contact')}</span>
        <span className={styles.onDesk}>
          <VisuallyHidden>{t('contact.callUs')} </VisuallyHidden>
          {brandOf(market).phone.text}
        </span>
      </summary>
      <div className={styles.panel}>
        <ContactDetails market={market} />
      </div>
    </ClosingDetails>
  );
}

function MobileMenu({ market, withMarkets }: { market: MarketCode; withMarkets: boolean }) {
  const t = useTranslations('layout');
  return (
    <ClosingDetails className={`${styles.drop} ${styles.mobileMenu}`}>
      <summary className={styles.opener}>
        <Icon name="menu" />
        <span>{t('navigation.menu')}</span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label={t('navigation.label')}>
          <NavigationList market={market} className={styles.mobileLinks} />
        </nav>
        {withMarkets && (
          <>
            <p className={styles.panelTitle}>{t('market.choose')}</p>
            <MarketList market={market} />
          </>
        )}
      </div>
    </ClosingDetails>
  );
}

export function SiteHeader({ market, account, quiet = false }: SiteHeaderProps) {
  const t = useTranslations('layout');
  const brand = brandOf(market);
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <a className={styles.home} href={paths.home(market)}>
          <Logo name={brand.name} pictureUrl={brand.logoUrl ?? undefined} />
          <VisuallyHidden> {t('logoAction')}</VisuallyHidden>
        </a>
        {!quiet && (
          <nav className={styles.navigation} aria-label={t('navigation.label')}>
            <NavigationList market={market} className={styles.links} />
          </nav>
        )}
        <div className={styles.tools}>
          <ContactMenu market={market} />
          {!quiet && (
            <>
              <div className={account ? styles.account : styles.deskOnly}>
                {account ?? <MarketMenu market={market} />}
              </div>
              <MobileMenu market={market} withMarkets={!account} />
            </>
          )}
        </div>
      </Container>
      {!quiet && <SellingPoints market={market} />}
    </header>
  );
}
