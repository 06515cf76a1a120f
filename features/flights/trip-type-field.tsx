'use client';

import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { TripType } from './flight-search';
import styles from './search-form.module.scss';

export function TripTypeField({ value, onChange }: { value: TripType; onChange: (type: TripType) => void }) {
  const t = useTranslations('searchForm.tripType');
  return (
    <fieldset className={styles.tripType}>
      <legend>
        <VisuallyHidden>{t('label')}</VisuallyHidden>
      </legend>
      {(['ROUNDTRIP', 'ONEWAY'] as const).map((type) => (
        <label key={type}>
          <input
            type="radio"
            name="tripType"
            value={type}
            checked={value === type}
            onChange={() => onChange(type)}
          />
          <span>{t(type)}</span>
        </label>
      ))}
    </fieldset>
  );
}
