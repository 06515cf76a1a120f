/** The fields that can be wrong, in the order of the form. */
export const searchFieldNames = [
  'origin',
  'destination',
  'departureDate',
  'returnDate',
  'adult',
  'child',
  'infant',
] as const;
export type SearchFieldName = (typeof searchFieldNames)[number];

/** Message keys per field, under `searchForm.errors`. */
export type SearchErrors = Partial<Record<SearchFieldName, string>>;
