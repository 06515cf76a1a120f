'use client';

import { useTranslations } from 'next-intl';
import { Card } from '@/components/card';
import { Checkbox } from '@/components/checkbox';
import { Icon } from '@/components/icon';
import { SelectField } from '@/components/select-field';
import { TextField } from '@/components/text-field';
import { hasPostcodes } from '@/lib/booking-rules/postcodes';
import type { CustomerCountry } from '@/lib/contract/booking';
import type { FormKit } from './form-kit';
import { Gender } from './traveller-card';
import styles from './travellers.module.scss';

export interface ContactFieldsProps {
  kit: FormKit;
  countries: readonly CustomerCountry[];
  /** Called when a phone number is about to be typed. */
  onPhone: () => void;
}

/** The main booker: who, where the invoice goes, how to reach them. */
export function ContactFields({ kit, countries, onPhone }: ContactFieldsProps) {
  const t = useTranslations('bookingForm');
  const options = countries.map(({ code, name }) => ({ value: code, text: name }));
  return (
    <Card as="section" look="flat" padding="l" labelledBy="contact-title" className={styles.card}>
      <div className={styles.cardHead}>
        <Icon name="mail" />
        <h2 id="contact-title">{t('contact.title')}</h2>
      </div>
      <p className={styles.intro}>{t('contact.intro')}</p>
      <Checkbox {...kit.tick('contact.sameAsFirst')} label={t('contact.sameAsFirst')} />
      <div className={styles.person}>
        <Gender name="contact.gender" kit={kit} />
        <div className={styles.pair}>
          <TextField
            {...kit.text('contact.name')}
            label={t('fields.name')}
            required
            maxLength={60}
            autoComplete="given-name"
          />
          <TextField
            {...kit.text('contact.surname')}
            label={t('fields.surname')}
            required
            maxLength={60}
            autoComplete="family-name"
          />
        </div>
      </div>
      <TextField
        {...kit.text('contact.address')}
        label={t('fields.address')}
        hint={t('hints.address')}
        required
        maxLength={120}
        autoComplete="street-address"
      />
      <div className={styles.zipCity}>
        <TextField
          {...kit.text('contact.zipCode')}
          label={t('fields.zipCode')}
          required={hasPostcodes(kit.value('contact.country'))}
          maxLength={16}
          autoComplete="postal-code"
        />
        <TextField
          {...kit.text('contact.city')}
          label={t('fields.city')}
          required
          maxLength={80}
          autoComplete="address-level2"
        />
      </div>
      <SelectField
        {...kit.select('contact.country')}
        label={t('fields.country')}
        required
        options={options}
        emptyText={t('fields.chooseCountry')}
        autoComplete="country"
      />
      <TextField
        {...kit.text('contact.email')}
        label={t('fields.email')}
        hint={t('hints.email')}
        required
        type="email"
        inputMode="email"
        maxLength={120}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Phone
        kit={kit}
        countries={countries}
        onPhone={onPhone}
        number="contact.phoneNumber"
        country="contact.phoneCountry"
      />
      <Phone
        kit={kit}
        countries={countries}
        onPhone={onPhone}
        number="contact.sosPhoneNumber"
        country="contact.sosPhoneCountry"
        emergency
      />
      <Checkbox {...kit.tick('contact.receiveNewsletter')} label={t('contact.newsletter')} />
    </Card>
  );
}

interface PhoneProps extends ContactFieldsProps {
  number: string;
  country: string;
  /** Somebody who stays at home; not required. */
  emergency?: boolean;
}

function Phone({ kit, countries, onPhone, number, country, emergency = false }: PhoneProps) {
  const t = useTranslations('bookingForm');
  return (
    <div className={styles.phone}>
      <SelectField
        {...kit.select(country)}
        label={t(emergency ? 'fields.sosPhoneCountry' : 'fields.phoneCountry')}
        options={countries.map(({ code, name, callingCode }) => ({
          value: code,
          text: `${name} (+${callingCode})`,
        }))}
        autoComplete="off"
      />
      <TextField
        {...kit.text(number)}
        label={t(emergency ? 'fields.sosPhone' : 'fields.phone')}
        hint={t(emergency ? 'hints.sosPhone' : 'hints.phone')}
        required={!emergency}
        onFocus={onPhone}
        type="tel"
        inputMode="tel"
        maxLength={30}
        autoComplete={emergency ? 'off' : 'tel-national'}
      />
    </div>
  );
}
