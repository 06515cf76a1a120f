import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Flag } from '@/components/flag';
import { Icon } from '@/components/icon';
import { VisuallyHidden } from '@/components/visually-hidden';
import { type MarketCode, marketCodes, markets } from '@/lib/markets';
import { paths } from '@/lib/paths';
import styles from './market-list.module.scss';

/** Every market as a plain link; the address sets the market cookies and goes to that market's home. */
export function MarketList({ market, className }: { market: MarketCode; className?: string }) {
  const t = useTranslations('layout.market');
  return (
    <ul className={clsx(styles.list, className)}>
      {marketCodes.map((code) => (
        <li key={code}>
          <a
            className={styles.option}
            href={paths.chooseMarket(code)}
            hrefLang={markets[code].languageTag}
            rel="nofollow"
            aria-current={code === market ? 'true' : undefined}
          >
            <Flag code={markets[code].flag} />
            <span className={styles.name} lang={markets[code].languageTag}>
              {markets[code].name}
            </span>
            <span className={styles.currency}>{markets[code].currency}</span>
            {code === market && (
              <>
                <Icon name="check" size="s" />
                <VisuallyHidden>{t('current')}</VisuallyHidden>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
