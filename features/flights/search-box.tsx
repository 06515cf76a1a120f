import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/client-messages';
import { Icon } from '@/components/icon';
import type { MarketCode } from '@/lib/markets';
import styles from './search-box.module.scss';
import type { SearchBoxData } from './search-box-data';
import type { SearchErrors } from './search-field-names';
import { SearchForm } from './search-form';

export interface SearchBoxProps {
  market: MarketCode;
  data: SearchBoxData;
  /** Of a search that was refused; told at the form. */
  errors?: SearchErrors;
  /** The hotel search of the other tab, where hotels are sold: a link to it. */
  hotelsHref?: string;
}

/** The shop's search, with a tab for each thing that can be searched. */
export function SearchBox({ market, data, errors, hotelsHref }: SearchBoxProps) {
  const t = useTranslations('searchForm.tabs');
  return (
    <div className={styles.box}>
      {hotelsHref && (
        <nav className={styles.tabs} aria-label={t('label')}>
          <span aria-current="page">
            <Icon name="plane" size="s" />
            {t('flights')}
          </span>
          <a href={hotelsHref}>
            <Icon name="hotel" size="s" />
            {t('hotels')}
          </a>
        </nav>
      )}
      <ClientMessages namespaces={['searchForm']}>
        <SearchForm market={market} {...data} {...(errors ? { errors } : {})} />
      </ClientMessages>
    </div>
  );
}
