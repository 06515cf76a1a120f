import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Checkbox } from '@/components/checkbox';
import { ClosingDetails } from '@/components/closing-details';
import { fieldId } from '@/components/field';
import { Icon } from '@/components/icon';
import { airportText } from './airport-match';
import type { ResultsToolsProps } from './results-tools';
import styles from './results-tools.module.scss';
import { dayParts } from './search-url';

const toggled = <T,>(list: readonly T[], item: T, isOn: boolean) =>
  isOn ? [...list, item] : list.filter((other) => other !== item);

/** The filters with several answers, each behind a button. */
export function FilterMenus({ state, carriers, onChange, ...nearby }: ResultsToolsProps) {
  const t = useTranslations('flightResults.tools');
  return (
    <>
      <Menu title={t('times')} active={state.times.length}>
        {dayParts.map((part) => (
          <Checkbox
            key={part}
            id={fieldId(`time-${part}`)}
            name="time"
            value={part}
            label={t(`timesOf.${part}`)}
            checked={state.times.includes(part)}
            onChange={(event) => onChange({ times: toggled(state.times, part, event.target.checked) })}
          />
        ))}
      </Menu>
      {carriers.length > 1 && (
        <Menu title={t('carriers')} active={state.carriers.length}>
          {carriers.map(({ code, name }) => (
            <Checkbox
              key={code}
              id={fieldId(`carrier-${code}`)}
              name="carrier"
              value={code}
              label={name}
              checked={state.carriers.includes(code)}
              onChange={(event) =>
                onChange({ carriers: toggled(state.carriers, code, event.target.checked) })
              }
            />
          ))}
        </Menu>
      )}
      <NearbyMenu {...nearby} />
    </>
  );
}

type NearbyMenuProps = Pick<ResultsToolsProps, 'search' | 'nearby' | 'names' | 'onNearby'>;

function NearbyMenu({ search, nearby, names, onNearby }: NearbyMenuProps) {
  const t = useTranslations('flightResults.tools');
  const ends = (['origin', 'destination'] as const).filter((end) => nearby[end].length > 0);
  if (ends.length === 0) return null;
  return (
    <Menu title={t('nearby')} active={search.originAlt.length + search.destinationAlt.length}>
      {ends.map((end) => (
        <fieldset key={end} className={styles.group}>
          <legend>{t(`nearbyOf.${end}`, { place: names[end] })}</legend>
          {nearby[end].map((airport) => (
            <Checkbox
              key={airport.code}
              id={fieldId(`${end}-${airport.code}`)}
              name={`${end}Alt`}
              value={airport.code}
              label={airportText(airport)}
              defaultChecked={search[`${end}Alt`].includes(airport.code)}
              onChange={(event) => event.target.form && onNearby(event.target.form)}
            />
          ))}
        </fieldset>
      ))}
    </Menu>
  );
}

function Menu({ title, active, children }: { title: string; active: number; children: ReactNode }) {
  const t = useTranslations('flightResults.tools');
  return (
    <ClosingDetails className={styles.menu}>
      <summary className={clsx(styles.pill, active > 0 && styles.on)}>
        {title}
        {active > 0 && <span className={styles.active}>{t('active', { count: active })}</span>}
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </ClosingDetails>
  );
}
