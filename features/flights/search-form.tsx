'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/button';
import { ErrorSummary } from '@/components/error-summary';
import { fieldId } from '@/components/field';
import { Icon } from '@/components/icon';
import { LoadingOverlay } from '@/components/loading-overlay';
import type { AirportGroup } from '@/lib/contract/locations';
import { toTypedDate } from '@/lib/dates';
import type { MarketCode } from '@/lib/markets';
import { paths } from '@/lib/paths';
import { AirportField } from './airport-field';
import type { DateName } from './date-dialog';
import { DateField } from './date-field';
import { type SearchErrors, type SearchFieldName, searchFieldNames } from './search-field-names';
import styles from './search-form.module.scss';
import { changeTripType, type SearchFields } from './search-form-rules';
import { TravellersField } from './travellers-field';
import { TripTypeField } from './trip-type-field';
import { loadSearchRules, useSearchForm } from './use-search-form';

const loadCalendar = () => import('./date-dialog');
const DateDialog = lazy(() => loadCalendar().then((module) => ({ default: module.DateDialog })));

export interface SearchFormProps {
  market: MarketCode;
  today: string;
  origins: readonly AirportGroup[];
  /** All that can be reached, or what the given origin serves. */
  destinations: readonly AirportGroup[];
  initial: SearchFields;
  /** Of a search that the server refused. */
  errors?: SearchErrors;
}

/** A plain GET form; scripts add the comboboxes, the calendar, and checks before it is sent. */
export function SearchForm(props: SearchFormProps) {
  const { market, today } = props;
  const t = useTranslations('searchForm');
  const search = useSearchForm(props);
  const { form, scripted, fields, errors, status, reachable, change } = search;
  // Not there until it is opened, and then kept: closing it gives the focus back.
  const [calendar, setCalendar] = useState<DateName | null>();
  const text = (name: SearchFieldName) => errors[name] && t(`errors.${errors[name]}`);
  const problems = searchFieldNames.flatMap((name) => {
    const message = text(name);
    return message ? [{ fieldId: fieldId(name), message }] : [];
  });
  return (
    <form
      ref={form}
      action={paths.flightSearch(market)}
      method="get"
      noValidate
      className={styles.form}
      aria-label={t('label')}
      onFocus={() => void loadSearchRules()}
      onSubmit={(event) => {
        event.preventDefault();
        void search.submit();
      }}
    >
      <ErrorSummary title={t('problems')} problems={problems} />
      <TripTypeField
        value={fields.tripType}
        onChange={(type) => change(changeTripType(fields, type), 'returnDate')}
      />
      <div className={styles.row}>
        <RouteFields search={search} origins={props.origins} text={text} />
        <DateFields search={search} today={today} text={text} onOpen={setCalendar} />
        <TravellersField
          scripted={scripted}
          fields={fields}
          onChange={(next) => change(next, 'adult', 'child', 'infant')}
          errors={{ adult: text('adult'), child: text('child'), infant: text('infant') }}
        />
        <Button
          variant="primary"
          size="l"
          icon="search"
          loading={status === 'searching'}
          className={styles.submit}
        >
          {t('submit')}
        </Button>
      </div>
      <p className={styles.loading} role="status">
        {reachable.state === 'loading' && t('airports.loading')}
        {reachable.state === 'failed' && t('airports.loadingFailed')}
        {status === 'offline' && t('offline')}
      </p>
      {calendar !== undefined && (
        <Suspense>
          <DateDialog
            market={market}
            today={today}
            fields={fields}
            opened={calendar}
            onChoose={(name, date) => search.changeDate(name, toTypedDate(date))}
            onClose={() => setCalendar(null)}
          />
        </Suspense>
      )}
      <LoadingOverlay active={status === 'searching'} title={t('searching')} text={t('searchingText')} />
    </form>
  );
}

type Search = ReturnType<typeof useSearchForm>;
type TextOf = (name: SearchFieldName) => string | undefined;

function RouteFields({
  search,
  origins,
  text,
}: {
  search: Search;
  origins: readonly AirportGroup[];
  text: TextOf;
}) {
  const t = useTranslations('searchForm');
  const { scripted, fields, reachable } = search;
  return (
    <div className={styles.route}>
      <AirportField
        name="origin"
        scripted={scripted}
        groups={origins}
        known={reachable.known}
        value={fields.origin}
        onChange={search.changeOrigin}
        error={text('origin')}
      />
      {scripted && (
        <button type="button" className={styles.swap} aria-label={t('swap')} onClick={search.swap}>
          <Icon name="swap" size="s" />
        </button>
      )}
      <AirportField
        name="destination"
        scripted={scripted}
        groups={reachable.groups}
        known={origins}
        value={fields.destination}
        onChange={(destination) => search.change({ ...fields, destination }, 'destination')}
        error={text('destination')}
      />
    </div>
  );
}

interface DateFieldsProps {
  search: Search;
  today: string;
  text: TextOf;
  onOpen: (name: DateName) => void;
}

function DateFields({ search, today, text, onOpen }: DateFieldsProps) {
  const { scripted, fields } = search;
  // Without scripts the trip type cannot take the return date away.
  const isShown = (name: DateName) =>
    name === 'departureDate' || fields.tripType === 'ROUNDTRIP' || !scripted;
  return (
    <div className={styles.dates}>
      {(['departureDate', 'returnDate'] as const).filter(isShown).map((name) => (
        <DateField
          key={name}
          name={name}
          today={today}
          required
          value={fields[name]}
          onChange={(typed) => search.changeDate(name, typed)}
          onNear={() => void loadCalendar()}
          onOpen={scripted ? () => onOpen(name) : undefined}
          error={text(name)}
        />
      ))}
    </div>
  );
}
