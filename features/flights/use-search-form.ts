import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DateName } from './date-dialog';
import type { SearchErrors, SearchFieldName } from './search-field-names';
import type { SearchFormProps } from './search-form';
import {
  changeDeparture,
  chooseOrigin,
  fieldsOfForm,
  type SearchFields,
  swapAirports,
} from './search-form-rules';
import { useDestinations } from './use-destinations';

const emptyErrors: SearchErrors = {};

/** Fetched when the visitor comes to the form, so that they are there when it is sent. */
export const loadSearchRules = () => import('./submit-search');

/**
 * Whether scripts run yet. What was typed before they came is handed to `adopt`, and the control that was being
 * typed in has the focus again after it was replaced.
 */
function useScripted(form: RefObject<HTMLFormElement | null>, adopt: (data: FormData) => void) {
  const [scripted, setScripted] = useState(false);
  const typedIn = useRef('');
  const adoptOnce = useRef(adopt);
  useLayoutEffect(() => {
    if (!form.current) return;
    adoptOnce.current(new FormData(form.current));
    if (form.current.contains(document.activeElement)) typedIn.current = document.activeElement?.id ?? '';
    setScripted(true);
  }, [form]);
  useLayoutEffect(() => {
    if (scripted && typedIn.current) document.getElementById(typedIn.current)?.focus();
  }, [scripted]);
  return scripted;
}

/** The search form's fields, their rules (specification §4) and what happens when it is sent. */
export function useSearchForm({ market, today, destinations, initial, errors: refused }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(initial);
  const [errors, setErrors] = useState(refused ?? emptyErrors);
  const [status, setStatus] = useState<'idle' | 'searching' | 'offline'>('idle');
  const reachable = useDestinations(market, destinations);
  const scripted = useScripted(form, (data) => setFields(fieldsOfForm(data, initial)));

  // Back to this page as the browser kept it: nothing is being searched any more.
  useEffect(() => {
    const back = () => setStatus('idle');
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  const change = (next: SearchFields, ...names: SearchFieldName[]) => {
    setFields(next);
    setErrors((now) => ({ ...now, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
  };
  const changeOrigin = (origin: string) => {
    if (origin === fields.origin) return;
    change(chooseOrigin(fields, origin), 'origin', 'destination');
    void reachable.load(origin);
  };
  const swap = () => {
    change(swapAirports(fields), 'origin', 'destination');
    void reachable.load(fields.destination);
  };
  const changeDate = (name: DateName, typed: string) =>
    name === 'departureDate'
      ? change(changeDeparture(fields, typed, today), 'departureDate', 'returnDate')
      : change({ ...fields, returnDate: typed }, 'returnDate');
  const submit = async () => {
    // Going to a page that cannot come would lose what was typed.
    if (!navigator.onLine) return setStatus('offline');
    setStatus('searching');
    const rules = await loadSearchRules().catch(() => null);
    // The rules did not arrive: the server has them too.
    if (!rules) return form.current?.submit();
    const found = rules.submitSearch(market, fields, today);
    if (!found) return;
    setStatus('idle');
    setErrors(found);
  };
  return {
    form,
    scripted,
    fields,
    errors,
    status,
    reachable,
    change,
    changeOrigin,
    changeDate,
    swap,
    submit,
  };
}
