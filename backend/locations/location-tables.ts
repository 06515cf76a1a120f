import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Currency } from '@/lib/contract/common';

/** A name in each of the shop's languages. */
export type Translations = Record<'nl' | 'en' | 'fr' | 'da', string>;

export const countries = pgTable('countries', {
  code: text().primaryKey(),
  name: jsonb().$type<Translations>().notNull(),
  /** Dialling code without the plus. */
  callingCode: text('calling_code').notNull(),
  /** Where a customer may live. */
  isCustomerCountry: boolean('is_customer_country').notNull(),
});

export const airports = pgTable(
  'airports',
  {
    code: text().primaryKey(),
    /** What a list shows: the city, and the airport where a city has several. */
    name: jsonb().$type<Translations>().notNull(),
    city: jsonb().$type<Translations>().notNull(),
    airportName: text('airport_name').notNull(),
    seoName: text('seo_name').notNull().unique(),
    countryCode: text('country_code')
      .notNull()
      .references(() => countries.code),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** IANA name. */
    timeZone: text('time_zone').notNull(),
    isOrigin: boolean('is_origin').notNull(),
    isDestination: boolean('is_destination').notNull(),
    /** Sold through a partner's site. */
    isExternal: boolean('is_external').notNull(),
    /** Airport codes near enough to be offered instead. */
    alternatives: text().array().notNull(),
    /** Higher is asked for more. */
    popularity: integer().notNull(),
    /** Unavoidable tax per person on departure, in minor units of each currency (specification §9). */
    departureTax: jsonb('departure_tax').$type<Record<Currency, number>>().notNull(),
  },
  (table) => [index('airports_country').on(table.countryCode)],
);

/** Which airports are connected, one row a direction. */
export const routes = pgTable(
  'routes',
  {
    origin: text()
      .notNull()
      .references(() => airports.code),
    destination: text()
      .notNull()
      .references(() => airports.code),
    /** Holiday carriers fly it, so hotel packages can be built on it. */
    hasPackages: boolean('has_packages').notNull(),
    isActive: boolean('is_active').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.origin, table.destination] }),
    index('routes_destination').on(table.destination),
  ],
);
