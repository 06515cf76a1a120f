'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ClosingDetails } from '@/components/closing-details';
import { CounterField } from '@/components/counter-field';
import { FieldError } from '@/components/field';
import { Icon } from '@/components/icon';
import { MAX_INFANTS, MAX_PASSENGERS } from './flight-search';
import styles from './search-form.module.scss';
import { changePassengers, infantOptions, type SearchFields } from './search-form-rules';

interface TravellersFieldProps {
  scripted: boolean;
  fields: SearchFields;
  onChange: (fields: SearchFields) => void;
  /** Finished messages by field. */
  errors: Partial<Record<'adult' | 'child' | 'infant', string>>;
}

/** Who travels, behind one button; the rules stand beside the counters, before they bite. */
export function TravellersField({ scripted, fields, onChange, errors }: TravellersFieldProps) {
  const t = useTranslations('searchForm.travellers');
  const [infantsReset, setInfantsReset] = useState(false);
  const { adult, child, infant } = fields;
  const change = (next: SearchFields) => {
    setInfantsReset(next.infant < fields.infant && next.adult + next.child < fields.adult + fields.child);
    onChange(next);
  };
  // Without scripts nothing can follow the other counts, so the server judges them together.
  const most = scripted
    ? {
        adult: MAX_PASSENGERS - child,
        child: MAX_PASSENGERS - adult,
        infant: infantOptions(adult + child).length,
      }
    : { adult: MAX_PASSENGERS, child: MAX_PASSENGERS - 1, infant: MAX_INFANTS };
  const counters = [
    ['adult', 1, (count: number) => change(changePassengers(fields, count, child))],
    ['child', 0, (count: number) => change(changePassengers(fields, adult, count))],
    ['infant', 0, (count: number) => change({ ...fields, infant: count })],
  ] as const;
  const firstError = errors.adult ?? errors.child ?? errors.infant;
  return (
    <div className={styles.travellers}>
      <span className={styles.travellersLabel} id="field-travellers-label">
        {t('label')}
      </span>
      <ClosingDetails className={styles.travellersMenu}>
        <summary aria-describedby="field-travellers-label">
          <Icon name="users" size="s" />
          <span>{t('summary', { passengers: adult + child, infants: infant })}</span>
          <Icon name="chevron-down" size="s" className={styles.chevron} />
        </summary>
        <div className={styles.travellersPanel}>
          {counters.map(([name, min, onCount]) => (
            <CounterField
              key={name}
              name={name}
              label={t(name)}
              hint={t(`${name}Hint`)}
              error={errors[name]}
              value={fields[name]}
              min={min}
              max={most[name]}
              onChange={onCount}
              fewerLabel={t(`${name}Fewer`)}
              moreLabel={t(`${name}More`)}
            />
          ))}
          <p className={styles.rule} role="status">
            {infantsReset && t('infantsReset')}
          </p>
          <p className={styles.rule}>{t('rules')}</p>
          <p className={styles.rule}>{t('turningTwo')}</p>
        </div>
      </ClosingDetails>
      {firstError && <FieldError id="field-travellers-error">{firstError}</FieldError>}
    </div>
  );
}
