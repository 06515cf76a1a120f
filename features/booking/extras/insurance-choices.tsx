'use client';

import { useTranslations } from 'next-intl';
import { ChoiceGroup } from '@/components/choice-group';
import { fieldId } from '@/components/field';
import { Icon } from '@/components/icon';
import { Price } from '@/components/price';
import { RadioCard } from '@/components/radio-card';
import type { InsuranceOffer } from '@/lib/contract/booking';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import styles from './extras.module.scss';

export interface InsuranceChoicesProps {
  offers: readonly InsuranceOffer[];
  /** Empty: nothing is chosen on a visitor's behalf. */
  chosen: string;
  error: string | undefined;
  market: MarketCode;
}

/** The insurances as equal choices; going without is one of them. */
export function InsuranceChoices({ offers, chosen, error, market }: InsuranceChoicesProps) {
  const t = useTranslations('extras.insurance');
  return (
    <section className={styles.part} aria-labelledby="insurance-title">
      <div>
        <h2 id="insurance-title">{t('title')}</h2>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <ChoiceGroup
        id={fieldId('insurance')}
        legend={t('title')}
        legendHidden
        required
        error={error}
        layout="columns2"
      >
        {offers.map((offer) => (
          <RadioCard
            key={offer.id}
            name="insurance"
            value={offer.id}
            defaultChecked={chosen === offer.id}
            label={t(`names.${offer.id}`)}
            aside={
              offer.amount > 0 && (
                <Price amount={offer.amount} currency={offer.currency} market={market} size="s" />
              )
            }
            description={<Cover offer={offer} market={market} />}
          />
        ))}
      </ChoiceGroup>
      <p className={styles.intro}>{t('note')}</p>
    </section>
  );
}

function Cover({ offer: { id, cover }, market }: { offer: InsuranceOffer; market: MarketCode }) {
  const t = useTranslations('extras.insurance');
  if (id === 'none') return <p>{t('noneText')}</p>;
  const money = (amount: number) => formatMoney(amount, cover.currency, market, 'compact');
  const lines = [
    cover.cancellation && t('cover.cancellation'),
    cover.medicalPercent !== null && t('cover.medical', { percent: cover.medicalPercent }),
    cover.baggage !== null && t('cover.baggage', { amount: money(cover.baggage) }),
    cover.delay !== null && t('cover.delay', { amount: money(cover.delay) }),
  ].filter((line) => line !== false);
  return (
    <ul className={styles.cover}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" size="s" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
