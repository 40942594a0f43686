import type { Field } from '../fields/Field';

/** The values of a search by filter name. */
export type SearchValues = Readonly<Record<string, unknown>>;

/** Returns the values of an empty search form. */
export const emptySearch = (fields: readonly Pick<Field, 'source'>[]): SearchValues =>
  Object.fromEntries(fields.map(({ source }) => [source, null]));

/** Returns the values that were filled in, with texts trimmed and empty ones left out. */
export const filledIn = (values: SearchValues): SearchValues =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
      .filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
