import type { Call, FilterKind } from '../../contract/calls/defineCall';
import { cleanText } from '../../contract/rules/cleanText';
import { startOfLisbonDay } from '../../contract/rules/lisbonDay';
import { defaultPageSize, pageSizes, pickListPageSize } from '../../contract/rules/paging';

/** How each kind of filter is encoded (spec 3, Search models). */
const encoders: Readonly<Record<FilterKind, (value: unknown) => unknown>> = {
  number: Number,
  text: (value) => cleanText(String(value)),
  yesNo: (value) => value === true || value === 'true',
  day: (value) => encodeDay(value),
};

/** The values of a search form and the page wanted, as react-admin provides them. */
interface ListParams {
  filter?: Record<string, unknown>;
  pagination?: { page: number; perPage: number };
}

const isNothingSelected = (value: unknown) =>
  value === undefined || value === null || value === '' || value === -1 || value === '-1';

/**
 * Encodes a list's state as the search model; unselected filters are left out
 * (spec 3, 9 and 7.1, "Nothing selected"). What is typed into react-admin's AutocompleteInput or SearchInput comes as `q`,
 * and goes to the filter `words` if it is given. Throws for a filter that the search does not have: it would be ignored
 * otherwise, and match everything.
 */
export const encodeSearch = (
  { filters = {} }: Pick<Call, 'filters'>,
  { filter: { q, ...filter } = {}, pagination = { page: 1, perPage: defaultPageSize } }: ListParams,
  words = 'q',
) => {
  const encode = ([name, value]: [string, unknown]) => {
    const kind = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!kind) throw new Error(`The search has no filter ${name}`);
    return [name, isNothingSelected(value) ? undefined : encoders[kind](value)] as const;
  };
  const chosen = Object.entries(isNothingSelected(q) ? filter : { ...filter, [words]: q })
    .map(encode)
    .filter(([, value]) => !isNothingSelected(value));
  return {
    ...Object.fromEntries(chosen),
    pageNumber: pagination.page,
    pageSize: [...pageSizes, pickListPageSize].find((size) => size === pagination.perPage) ?? defaultPageSize,
  };
};

/**
 * Returns noon UTC of a calendar day, which is the same day in Portugal. The day is that of a yyyy-MM-dd
 * text, or of a moment as displayed in the browser's time zone.
 */
const noonOf = (value: unknown): Date => {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return new Date(`${value}T12:00:00Z`);
  const shown = value instanceof Date ? value : new Date(String(value));
  const noonUtc = 12;
  return new Date(Date.UTC(shown.getFullYear(), shown.getMonth(), shown.getDate(), noonUtc));
};

/** Encodes a calendar day as its first moment in Portugal (spec 9, days). */
export const encodeDay = (value: unknown): string => startOfLisbonDay(noonOf(value)).toISOString();
