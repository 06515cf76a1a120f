'use client';

import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/button';
import { ClosingDetails } from '@/components/closing-details';
import { Icon } from '@/components/icon';
import { LinkButton } from '@/components/link-button';
import { PriceLines } from '@/components/price-lines';
import { StickyBar } from '@/components/sticky-bar';
import type { Api } from '@/lib/api/create-api';
import type { PricedSelection } from '@/lib/contract/booking';
import type { Flight } from '@/lib/contract/flights';
import { formatDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { formatMoney } from '@/lib/money';
import { priceQuery } from './flight-queries';
import type { Direction, FlightSearch } from './flight-search';
import { type FlightSelection, selectedFlights } from './flight-selection';
import { missingDirection } from './results-state';
import { choosePackagePath } from './search-url';
import styles from './selection-bar.module.scss';

export interface SelectionBarProps {
  api: Api;
  market: MarketCode;
  search: FlightSearch;
  selection: FlightSelection;
}

/** The selected flights, what they cost together, and the way on; always in sight. */
export function SelectionBar({ api, market, search, selection }: SelectionBarProps) {
  const t = useTranslations('flightResults.bar');
  const missing = missingDirection(selection, search);
  const keys = selectedFlights(selection).map(({ key }) => key);
  const price = useQuery({
    ...priceQuery(api, keys, search.passengers, search.infants),
    enabled: missing === null,
  });
  const priced = missing === null ? price.data : undefined;
  const isSaleable = missing === null && !priced?.errorMessage;
  const action =
    isSaleable && selection.out ? (
      <LinkButton
        variant="primary"
        iconAfter="arrow-right"
        href={choosePackagePath(market, search, selection.out.key, selection.in?.key ?? null)}
      >
        {t('continue')}
      </LinkButton>
    ) : (
      // Sends the selected flights when scripts do not; with them, says what is missing.
      <Button variant="primary" iconAfter="arrow-right">
        {t('continue')}
      </Button>
    );
  return (
    <StickyBar label={t('label')} action={action}>
      <div className={styles.bar}>
        <Slot market={market} direction="out" flight={selection.out} />
        {search.returnDate && <Slot market={market} direction="in" flight={selection.in} />}
        <div className={styles.total}>
          {priced && !priced.errorMessage && <Total market={market} search={search} priced={priced} />}
          {priced?.errorMessage && <p className={styles.problem}>{priced.errorMessage}</p>}
          {missing === null && price.isLoading && <p className={styles.words}>{t('loading')}</p>}
          {missing === null && price.isError && (
            <p className={styles.words}>
              {t('failed')}{' '}
              <Button type="button" variant="link" onClick={() => void price.refetch()}>
                {t('retry')}
              </Button>
            </p>
          )}
        </div>
      </div>
    </StickyBar>
  );
}

function Slot({
  market,
  direction,
  flight,
}: {
  market: MarketCode;
  direction: Direction;
  flight: Flight | null;
}) {
  const t = useTranslations('flightResults.bar');
  return (
    <p className={clsx(styles.slot, !flight && styles.open)}>
      <Icon name={direction === 'out' ? 'take-off' : 'landing'} size="s" />
      <span>
        <span className={styles.slotName}>{t(direction)}</span>{' '}
        {flight ? (
          <span className={styles.slotFlight}>
            {formatDate(flight.departure.slice(0, 10), market, 'short')}
            <span className={styles.slotTimes}>
              {' '}
              {flight.departureStr}–{flight.arrivalStr}
            </span>
          </span>
        ) : (
          t(`choose.${direction}`)
        )}
      </span>
    </p>
  );
}

function Total({
  market,
  search,
  priced,
}: {
  market: MarketCode;
  search: FlightSearch;
  priced: PricedSelection;
}) {
  const t = useTranslations('flightResults.bar');
  const money = (amount: number) => formatMoney(amount, priced.currency, market);
  const fee = priced.prices.find(({ id }) => id === 'booking-fee');
  const lines = priced.prices.map(({ id, text, amount, count }) => ({ id, text, amount, count }));
  return (
    <ClosingDetails className={styles.details}>
      <summary>
        <span className={styles.words}>
          {t('total')} {t('totalFor', { passengers: search.passengers, infants: search.infants })}
        </span>
        <strong className={styles.figure}>{money(priced.totalPrice)}</strong>
        <span className={styles.words}>
          {fee && t('include', { fee: formatMoney(fee.amount, fee.currency, market, 'compact') })}
          <span className={styles.more}>
            <span className={styles.moreWord}>{t('open')}</span> <Icon name="chevron-up" size="s" />
          </span>
        </span>
      </summary>
      <div className={styles.lines}>
        <PriceLines
          caption={t('caption')}
          lines={lines}
          total={{ text: t('total'), amount: priced.totalPrice }}
          currency={priced.currency}
          market={market}
        />
        {priced.notices.map(({ code, text }) => (
          <p key={code} className={styles.words}>
            {text}
          </p>
        ))}
      </div>
    </ClosingDetails>
  );
}
