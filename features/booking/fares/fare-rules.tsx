import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import type { Fare } from '@/lib/contract/booking';
import type { Currency } from '@/lib/contract/common';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import styles from './fares.module.scss';

export type FareRule =
  | 'personalItem'
  | 'cabinBag'
  | 'holdBag'
  | 'change'
  | 'cancel'
  | 'seat'
  | 'priority'
  | 'fastTrack';
export const fareRules: readonly FareRule[] = [
  'personalItem',
  'cabinBag',
  'holdBag',
  'change',
  'cancel',
  'seat',
  'priority',
  'fastTrack',
];

/** Whether a fare grants something at all; a fee for it still counts as yes. */
export function grants(fare: Fare, rule: FareRule): boolean {
  const granted: Record<FareRule, boolean> = {
    personalItem: fare.personalItemKg > 0,
    cabinBag: fare.cabinBagKg > 0,
    holdBag: fare.holdBagKg > 0,
    change: fare.changeFee !== null,
    cancel: fare.refund !== 'none',
    seat: fare.seat !== 'none',
    priority: fare.priority,
    fastTrack: fare.fastTrack,
  };
  return granted[rule];
}

interface Money {
  market: MarketCode;
  currency: Currency;
}

/** One rule in plain words. */
export function useRuleText({ market, currency }: Money) {
  const t = useTranslations('fares.rules');
  return (fare: Fare, rule: FareRule): string => {
    switch (rule) {
      case 'personalItem':
        return t('personalItem', { kg: fare.personalItemKg });
      case 'cabinBag':
        return t('cabinBag', { kg: fare.cabinBagKg });
      case 'holdBag':
        return t('holdBag', { kg: fare.holdBagKg });
      case 'change':
        if (fare.changeFee === null) return t('changeNone');
        return fare.changeFee === 0
          ? t('changeFree')
          : t('changeFee', { fee: formatMoney(fare.changeFee, currency, market, 'compact') });
      case 'cancel':
        return t('cancel', { refund: fare.refund });
      case 'seat':
        return t('seat', { seat: fare.seat === 'extra-legroom' ? 'legroom' : fare.seat });
      case 'priority':
        return t('priority', { granted: String(fare.priority) });
      case 'fastTrack':
        return t('fastTrack', { granted: String(fare.fastTrack) });
    }
  };
}

/** What a fare holds, line by line; the sign says yes or no beside the words. */
export function FareRuleList({ fare, market, currency }: { fare: Fare } & Money) {
  const ruleText = useRuleText({ market, currency });
  return (
    <ul className={styles.rules}>
      {fareRules
        .filter((rule) => rule !== 'fastTrack' || fare.fastTrack)
        .map((rule) => (
          <li key={rule} className={grants(fare, rule) ? styles.yes : styles.no}>
            <Icon name={grants(fare, rule) ? 'check' : 'minus'} size="s" />
            <span>{ruleText(fare, rule)}</span>
          </li>
        ))}
    </ul>
  );
}

/** All fares of a flight against each other. */
export function FareTable({ fares, market, currency }: { fares: readonly Fare[] } & Money) {
  const t = useTranslations('fares');
  const ruleText = useRuleText({ market, currency });
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <caption>{t('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.rule')}</th>
            {fares.map((fare) => (
              <th scope="col" key={fare.type}>
                {t(`names.${fare.type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fareRules.map((rule) => (
            <tr key={rule}>
              <th scope="row">{t(`table.${rule}`)}</th>
              {fares.map((fare) => (
                <td key={fare.type}>{ruleText(fare, rule)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.tableNote}>{t('table.note')}</p>
    </div>
  );
}
