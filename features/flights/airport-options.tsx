import clsx from 'clsx';
import type { Airport, AirportGroup } from '@/lib/contract/locations';
import styles from './airport-options.module.scss';

export const optionId = (field: string, code: string) => `field-${field}-option-${code}`;

interface AirportOptionsProps {
  field: string;
  groups: readonly AirportGroup[];
  /** Code of the option that the keyboard is on. */
  active: string | undefined;
  chosen: string;
  onChoose: (airport: Airport) => void;
}

/** The options of an airport combobox, by country. Focus stays in the field: a press must not take it. */
export function AirportOptions({ field, groups, active, chosen, onChoose }: AirportOptionsProps) {
  return groups.map(({ countryName, airports }, index) => {
    const labelId = `field-${field}-country-${index}`;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox has no element of its own.
      <div key={countryName} role="group" aria-labelledby={labelId}>
        <p id={labelId} className={styles.country}>
          {countryName}
        </p>
        {airports.map((airport) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys for all its options.
          // biome-ignore lint/a11y/useFocusableInteractive: options are reached through aria-activedescendant.
          <div
            key={airport.code}
            id={optionId(field, airport.code)}
            role="option"
            aria-selected={airport.code === chosen}
            className={clsx(styles.option, airport.code === active && styles.active)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(airport)}
          >
            <span>{airport.name}</span>
            <span className={styles.code}>{airport.code}</span>
          </div>
        ))}
      </div>
    );
  });
}
