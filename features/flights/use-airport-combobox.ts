import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Airport, AirportGroup } from '@/lib/contract/locations';
import { matchAirports, plainText } from './airport-match';
import { optionId } from './airport-options';

/** The one airport that was clearly meant, so that typing a code and moving on is enough. */
function meantAirport(groups: readonly AirportGroup[], text: string): Airport | null {
  const all = matchAirports(groups, text).flatMap(({ airports }) => airports);
  const typed = plainText(text);
  const named = all.find(({ code, name }) => code.toLowerCase() === typed || plainText(name) === typed);
  return named ?? (all.length === 1 ? (all[0] ?? null) : null);
}

interface ComboboxOptions {
  name: string;
  groups: readonly AirportGroup[];
  value: string;
  onChange: (value: string) => void;
}

const airportsIn = (groups: readonly AirportGroup[]) => groups.flatMap(({ airports }) => airports);

/** Typing, opening, moving and choosing, by the ARIA Authoring Practices for an editable combobox. */
export function useAirportCombobox({ name, groups, value, onChange }: ComboboxOptions) {
  /** What is being typed; null while the field shows the chosen airport. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const fitting = matchAirports(groups, typed ?? '');
  const found = open ? fitting : [];
  const airports = airportsIn(found);
  const activeAirport = airports[active];
  const activeId = activeAirport && optionId(name, activeAirport.code);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (airport: Airport) => {
    setTyped(null);
    close();
    onChange(airport.code);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(text.trim() === '' ? -1 : 0);
  };
  const settle = () => {
    close();
    if (typed === null) return;
    const meant = typed.trim() === '' ? null : meantAirport(groups, typed);
    if (meant) return choose(meant);
    setTyped(null);
    onChange(typed.trim());
  };
  const move = (step: 1 | -1) => {
    const count = airportsIn(fitting).length;
    if (count > 0) setActive((now) => (now === -1 && step === -1 ? count - 1 : (now + step + count) % count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (!event.altKey) move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && activeAirport) {
      event.preventDefault();
      choose(activeAirport);
    } else if (key === 'Tab' && typed !== null && activeAirport) {
      choose(activeAirport);
    } else if (key === 'Escape' && open) {
      close();
    } else if (key === 'Escape' && (typed ?? value)) {
      setTyped(null);
      onChange('');
    }
  };
  return {
    typed,
    open,
    found,
    count: airports.length,
    activeAirport,
    activeId,
    show: () => setOpen(true),
    type,
    choose,
    settle,
    onKeyDown,
  };
}
