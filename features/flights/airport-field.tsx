'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/select-field';
import { AirportCombobox, type AirportComboboxProps } from './airport-combobox';
import { airportText } from './airport-match';

/** A list to choose from; with scripts, a field to type in. */
export function AirportField({ scripted, ...field }: AirportComboboxProps & { scripted: boolean }) {
  const t = useTranslations('searchForm');
  if (scripted) return <AirportCombobox {...field} />;
  const { name, groups, value, error } = field;
  return (
    <SelectField
      name={name}
      label={t(`${name}.label`)}
      emptyText={t(`${name}.empty`)}
      options={groups.map(({ countryName, airports }) => ({
        label: countryName,
        options: airports.map((airport) => ({ value: airport.code, text: airportText(airport) })),
      }))}
      defaultValue={value}
      error={error}
      required
    />
  );
}
