'use client';

import { useTranslations } from 'next-intl';
import { BirthDateField } from '@/components/birth-date-field';
import { Card } from '@/components/card';
import { Checkbox } from '@/components/checkbox';
import { ChoiceGroup } from '@/components/choice-group';
import { Disclosure } from '@/components/disclosure';
import { fieldId } from '@/components/field';
import { Icon } from '@/components/icon';
import { Radio } from '@/components/radio';
import { TextField } from '@/components/text-field';
import type { TripDays } from '@/lib/booking-rules/traveller-rules';
import type { FormKit } from './form-kit';
import { birthdateOf, otherSeatBand } from './seat-band';
import type { TravellerSlot } from './traveller-slots';
import styles from './travellers.module.scss';

const assistance = ['wheelchair', 'sight', 'hearing', 'other'] as const;
const icons = { adult: 'user', child: 'child', infant: 'baby' } as const;

export interface TravellerCardProps {
  slot: TravellerSlot;
  kit: FormKit;
  trip: TripDays;
}

/** Everything that is asked of one traveller. */
export function TravellerCard({ slot, kit, trip }: TravellerCardProps) {
  const t = useTranslations('bookingForm');
  const at = `travellers.${slot.index}`;
  const titleId = `traveller-${slot.index}-title`;
  const first = slot.index === 0;
  const tokens = (token: string) => (first ? token : 'off');
  return (
    <Card as="section" look="flat" padding="l" labelledBy={titleId} className={styles.card}>
      <div className={styles.cardHead}>
        <Icon name={icons[slot.type]} />
        <h2 id={titleId}>{t('traveller.title', { number: slot.index + 1 })}</h2>
        <p className={styles.band}>{t(`traveller.bands.${slot.type}`)}</p>
      </div>
      <input {...kit.text(`${at}.type`)} type="hidden" defaultValue={slot.type} />
      <Gender name={`${at}.gender`} kit={kit} />
      <div className={styles.pair}>
        <TextField
          {...kit.text(`${at}.name`)}
          label={t('fields.name')}
          hint={first ? t('hints.asInPassport') : undefined}
          required
          maxLength={60}
          autoComplete={tokens('given-name')}
        />
        <TextField
          {...kit.text(`${at}.surname`)}
          label={t('fields.surname')}
          hint={first ? t('hints.surname') : undefined}
          required
          maxLength={60}
          autoComplete={tokens('family-name')}
        />
      </div>
      <BirthDate slot={slot} kit={kit} trip={trip} />
      <Disclosure
        look="plain"
        summary={t('assistance.title')}
        open={assistance.some((kind) => kit.value(`${at}.assistance.${kind}`) === 'on')}
      >
        <ChoiceGroup
          id={fieldId(`${at}.assistance`)}
          legend={t('assistance.legend')}
          legendHidden
          hint={t('assistance.hint')}
        >
          {assistance.map((kind) => (
            <Checkbox
              key={kind}
              {...kit.tick(`${at}.assistance.${kind}`)}
              label={t(`assistance.kinds.${kind}`)}
            />
          ))}
        </ChoiceGroup>
      </Disclosure>
    </Card>
  );
}

export function Gender({ name, kit }: { name: string; kit: FormKit }) {
  const t = useTranslations('bookingForm');
  return (
    <ChoiceGroup
      id={fieldId(name)}
      legend={t('fields.gender')}
      layout="inline"
      required
      error={kit.error(name)}
    >
      {(['female', 'male'] as const).map((gender) => (
        <Radio key={gender} {...kit.radio(name, gender)} label={t(`genders.${gender}`)} />
      ))}
    </ChoiceGroup>
  );
}

/** The date in three parts; on a date of another age band, the way to say that the date is right. */
function BirthDate({ slot, kit, trip }: TravellerCardProps) {
  const t = useTranslations('bookingForm');
  const at = `travellers.${slot.index}`;
  const name = `${at}.birthdate`;
  const part = (of: 'day' | 'month' | 'year') => kit.text(`${name}.${of}`);
  const { error: _day, ...day } = part('day');
  const { error: _month, ...month } = part('month');
  const { error: _year, ...year } = part('year');
  const typed = { day: day.defaultValue, month: month.defaultValue, year: year.defaultValue };
  const now = Object.fromEntries(
    (['day', 'month', 'year'] as const).map((of) => [of, kit.value(`${name}.${of}`)]),
  ) as typeof typed;
  const other = otherSeatBand(slot.type, birthdateOf(now), trip);
  const key = kit.errorKey(name);
  const asksBand = key === 'bookingForm.errors.ageAdult' || key === 'bookingForm.errors.ageChild';
  const confirmed = kit.value(`${at}.asBand`) !== '';
  return (
    <div className={styles.birthdate}>
      <BirthDateField
        name={name}
        legend={t('fields.birthdate')}
        hint={slot.index === 0 ? t('hints.birthdate') : undefined}
        error={kit.error(name)}
        required
        autoComplete={slot.index === 0}
        partLabels={{ day: t('fields.day'), month: t('fields.month'), year: t('fields.year') }}
        defaultValues={typed}
        parts={{
          day,
          month,
          year: {
            ...year,
            onBlur: (event) => {
              year.onBlur?.(event);
              kit.check(name);
            },
          },
        }}
      />
      {other && (asksBand || confirmed) && (
        <Checkbox
          {...kit.tick(`${at}.asBand`)}
          value={other}
          defaultChecked={confirmed}
          label={t('traveller.confirmBand', { band: other })}
        />
      )}
    </div>
  );
}
