import type { Field } from '../fields/Field';

/** The filters of a search by their names. */
export type SearchValues = Readonly<Record<string, unknown>>;

/** A form without any filter. */
export const emptySearch = (fields: readonly Pick<Field, 'source'>[]): SearchValues =>
  Object.fromEntries(fields.map(({ source }) => [source, null]));

/** What was filled in: texts trimmed, everything empty left out. */
export const filledIn = (values: SearchValues): SearchValues =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
      .filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
