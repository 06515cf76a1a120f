'use client';

import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { browserApi } from '@/lib/api/browser';
import { addDays } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { addMonths, monthOf } from './calendar-month';
import styles from './date-dialog.module.scss';
import { DateGrid } from './date-grid';
import { monthOverviewQuery } from './flight-queries';
import { currentQueryClient } from './query-client';
import type { SearchFields } from './search-form-rules';
import { readTypedDate } from './typed-date';

export type DateName = 'departureDate' | 'returnDate';

export interface DateDialogProps {
  market: MarketCode;
  today: string;
  fields: Pick<SearchFields, 'origin' | 'destination' | 'departureDate' | 'returnDate' | 'tripType'>;
  /** The date that is chosen first; null: closed. */
  opened: DateName | null;
  onChoose: (name: DateName, date: string) => void;
  onClose: () => void;
}

/** Flights are on sale a year ahead. */
const LAST_DAYS_AHEAD = 364;

/** Lowest price per day of the months on screen, where both airports are known. */
function usePrices(market: MarketCode, from: string, to: string, months: readonly string[]) {
  const api = browserApi(market);
  const known = /^[A-Z]{3}$/.test(from) && /^[A-Z]{3}$/.test(to) && from !== to;
  const answers = useQueries(
    { queries: months.map((month) => ({ ...monthOverviewQuery(api, from, to, month), enabled: known })) },
    currentQueryClient(),
  );
  return {
    known,
    loading: answers.some((answer) => answer.isFetching),
    failed: answers.some((answer) => answer.isError),
    months: answers.flatMap((answer) => answer.data ?? []),
  };
}

/** Chooses the departure and, for a round trip, goes on to the return date. */
export function DateDialog({ opened, ...rest }: DateDialogProps) {
  const t = useTranslations('searchForm.dates');
  const [step, setStep] = useState<DateName | null>(opened);
  const [wasOpened, setWasOpened] = useState(opened);
  // A new opening starts with the date that was asked for.
  if (opened !== wasOpened) {
    setWasOpened(opened);
    setStep(opened);
  }
  const name = step ?? 'departureDate';
  return (
    <Dialog
      open={opened !== null}
      onClose={rest.onClose}
      size="l"
      title={t(name === 'departureDate' ? 'chooseDeparture' : 'chooseReturn')}
      closeLabel={t('close')}
    >
      <DateChoice key={name} name={name} onNext={() => setStep('returnDate')} {...rest} />
    </Dialog>
  );
}

function DateChoice({
  name,
  market,
  today,
  fields,
  onChoose,
  onClose,
  onNext,
}: Omit<DateDialogProps, 'opened'> & { name: DateName; onNext: () => void }) {
  const t = useTranslations('searchForm.dates');
  const departure = readTypedDate(fields.departureDate, today);
  const returning = readTypedDate(fields.returnDate, today);
  const isReturn = name === 'returnDate';
  const first = isReturn && departure && departure > today ? departure : today;
  const last = addDays(today, LAST_DAYS_AHEAD);
  const chosen = isReturn ? returning : departure;
  const start = [chosen, first].find((date) => date && date >= first && date <= last) ?? first;
  const [month, setMonth] = useState(monthOf(start));
  const months = [month, addMonths(month, 1)];
  const [from, to] = isReturn ? [fields.destination, fields.origin] : [fields.origin, fields.destination];
  const prices = usePrices(market, from, to, months);

  const choose = (date: string) => {
    onChoose(name, date);
    if (!isReturn && fields.tripType === 'ROUNDTRIP') onNext();
    else onClose();
  };
  return (
    <>
      <DateGrid
        market={market}
        months={months}
        range={{ first, last }}
        start={start}
        marks={{ departure, returning: fields.tripType === 'ROUNDTRIP' ? returning : null, chosen }}
        prices={prices.months}
        onMonth={setMonth}
        onChoose={choose}
      />
      <p className={styles.note} role="status">
        {prices.known && !prices.failed && t(prices.loading ? 'pricesLoading' : 'prices')}
        {prices.failed && t('pricesFailed')}
      </p>
      <div className={styles.foot}>
        <p className={styles.keys}>{t('keys')}</p>
        {isReturn && returning === null && (
          <Button type="button" variant="quiet" size="s" onClick={onClose}>
            {t('oneWay')}
          </Button>
        )}
      </div>
    </>
  );
}
