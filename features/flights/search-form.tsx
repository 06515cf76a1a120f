'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
import styles from './search-form.module.scss';
import {
  changeDeparture,
  changeTripType,
  chooseOrigin,
  fieldsOfForm,
  type SearchFields,
  swapAirports,
} from './search-form-rules';
import type { SearchErrors, SearchFieldName } from './search-form-schema';
import { TravellersField } from './travellers-field';
import { TripTypeField } from './trip-type-field';
import { useDestinations } from './use-destinations';

const loadCalendar = () => import('./date-dialog');
const loadRules = () => import('./submit-search');
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

const emptyErrors: SearchErrors = {};

/** A plain GET form; scripts add the comboboxes, the calendar, and checks before it is sent. */
export function SearchForm({
  market,
  today,
  origins,
  destinations,
  initial,
  errors: refused = emptyErrors,
}: SearchFormProps) {
  const t = useTranslations('searchForm');
  const form = useRef<HTMLFormElement>(null);
  const [scripted, setScripted] = useState(false);
  const [fields, setFields] = useState(initial);
  const [errors, setErrors] = useState(refused);
  // Not there until it is opened, and then kept: closing it gives the focus back.
  const [calendar, setCalendar] = useState<DateName | null>();
  const [searching, setSearching] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const reachable = useDestinations(market, destinations);

  // What was typed before the scripts came is kept, and so is the place where it was being typed.
  const typedIn = useRef('');
  useLayoutEffect(() => {
    if (!form.current) return;
    setFields(fieldsOfForm(new FormData(form.current), initial));
    if (form.current.contains(document.activeElement)) typedIn.current = document.activeElement?.id ?? '';
    setScripted(true);
  }, [initial]);
  useLayoutEffect(() => {
    if (scripted && typedIn.current) document.getElementById(typedIn.current)?.focus();
  }, [scripted]);
  useEffect(() => {
    const back = () => setSearching(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  const change = (next: SearchFields, ...names: SearchFieldName[]) => {
    setFields(next);
    setErrors((now) => ({ ...now, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
  };
  const takeOrigin = (origin: string) => {
    if (origin === fields.origin) return;
    change(chooseOrigin(fields, origin), 'origin', 'destination');
    void reachable.load(origin);
  };
  const changeDate = (name: DateName, typed: string) =>
    name === 'departureDate'
      ? change(changeDeparture(fields, typed, today), 'departureDate', 'returnDate')
      : change({ ...fields, returnDate: typed }, 'returnDate');
  const swap = () => {
    change(swapAirports(fields), 'origin', 'destination');
    void reachable.load(fields.destination);
  };
  const submit = async () => {
    // Going to a page that cannot come would lose what was typed.
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    setSearching(true);
    const rules = await loadRules().catch(() => null);
    // The rules did not arrive: the server has them too.
    if (!rules) return form.current?.submit();
    const found = rules.submitSearch(market, fields, today);
    if (!found) return;
    setSearching(false);
    setErrors(found);
  };

  const text = (name: SearchFieldName) => errors[name] && t(`errors.${errors[name]}`);
  const problems = Object.keys(errors).flatMap((name) => {
    const message = text(name as SearchFieldName);
    return message ? [{ fieldId: fieldId(name), message }] : [];
  });
  const dateProps = { today, required: true, onNear: () => void loadCalendar() };
  return (
    <form
      ref={form}
      action={paths.flightSearch(market)}
      method="get"
      noValidate
      className={styles.form}
      aria-label={t('label')}
      onFocus={() => void loadRules()}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary title={t('problems')} problems={problems} />
      <TripTypeField
        value={fields.tripType}
        onChange={(type) => change(changeTripType(fields, type), 'returnDate')}
      />
      <div className={styles.row}>
        <div className={styles.route}>
          <AirportField
            name="origin"
            scripted={scripted}
            groups={origins}
            known={reachable.known}
            value={fields.origin}
            onChange={takeOrigin}
            error={text('origin')}
          />
          {scripted && (
            <button type="button" className={styles.swap} aria-label={t('swap')} onClick={swap}>
              <Icon name="swap" size="s" />
            </button>
          )}
          <AirportField
            name="destination"
            scripted={scripted}
            groups={reachable.groups}
            known={origins}
            value={fields.destination}
            onChange={(destination) => change({ ...fields, destination }, 'destination')}
            error={text('destination')}
          />
        </div>
        <div className={styles.dates}>
          {(['departureDate', 'returnDate'] as const).map(
            (name) =>
              // Without scripts the trip type cannot hide the return date.
              (name === 'departureDate' || fields.tripType === 'ROUNDTRIP' || !scripted) && (
                <DateField
                  key={name}
                  {...dateProps}
                  name={name}
                  value={fields[name]}
                  onChange={(typed) => changeDate(name, typed)}
                  onOpen={scripted ? () => setCalendar(name) : undefined}
                  error={text(name)}
                />
              ),
          )}
        </div>
        <TravellersField
          scripted={scripted}
          fields={fields}
          onChange={(next) => change(next, 'adult', 'child', 'infant')}
          errors={{ adult: text('adult'), child: text('child'), infant: text('infant') }}
        />
        <Button variant="primary" size="l" icon="search" loading={searching} className={styles.submit}>
          {t('submit')}
        </Button>
      </div>
      <p className={styles.loading} role="status">
        {reachable.state === 'loading' && t('airports.loading')}
        {reachable.state === 'failed' && t('airports.loadingFailed')}
        {isOffline && t('offline')}
      </p>
      {calendar !== undefined && (
        <Suspense>
          <DateDialog
            market={market}
            today={today}
            fields={fields}
            opened={calendar}
            onChoose={(name, date) => changeDate(name, toTypedDate(date))}
            onClose={() => setCalendar(null)}
          />
        </Suspense>
      )}
      <LoadingOverlay active={searching} title={t('searching')} text={t('searchingText')} />
    </form>
  );
}
