import type { Call, FilterKind } from '../../contract/calls/defineCall';
import { startOfLisbonDay } from '../../contract/rules/lisbonDay';
import { defaultPageSize, pageSizes, pickListPageSize } from '../../contract/rules/paging';

/** How a filter travels, by its kind (spec 3, Search models). */
const encoders: Readonly<Record<FilterKind, (value: unknown) => unknown>> = {
  number: Number,
  text: (value) => String(value).trim(),
  yesNo: (value) => value === true || value === 'true',
  day: (value) => encodeDay(value),
};

/** What a search form left, and the page that is wanted, as react-admin gives them. */
interface ListParams {
  filter?: Record<string, unknown>;
  pagination?: { page: number; perPage: number };
}

const isNothingSelected = (value: unknown) =>
  value === undefined || value === null || value === '' || value === -1 || value === '-1';

/**
 * The search model of a list's state: unselected filters are left out (spec 3, 9 and 7.1, "Nothing selected").
 * A filter that the search does not have throws: it would be ignored otherwise, and everything would be found.
 */
export const encodeSearch = (
  { filters = {} }: Pick<Call, 'filters'>,
  { filter = {}, pagination = { page: 1, perPage: defaultPageSize } }: ListParams,
) => {
  const encode = ([name, value]: [string, unknown]) => {
    const kind = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!kind) throw new Error(`The search has no filter ${name}`);
    return [name, isNothingSelected(value) ? undefined : encoders[kind](value)] as const;
  };
  const chosen = Object.entries(filter)
    .map(encode)
    .filter(([, value]) => !isNothingSelected(value));
  return {
    ...Object.fromEntries(chosen),
    pageNumber: pagination.page,
    pageSize: [...pageSizes, pickListPageSize].find((size) => size === pagination.perPage) ?? defaultPageSize,
  };
};

/** Noon of a calendar day, which is the same day in Portugal: of yyyy-MM-dd, or of what a moment shows in the browser's zone. */
const noonOf = (value: unknown): Date => {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return new Date(`${value}T12:00:00Z`);
  const shown = value instanceof Date ? value : new Date(String(value));
  const noonUtc = 12;
  return new Date(Date.UTC(shown.getFullYear(), shown.getMonth(), shown.getDate(), noonUtc));
};

/** A calendar day as it travels: its first moment in Portugal (spec 9, days). */
export const encodeDay = (value: unknown): string => startOfLisbonDay(noonOf(value)).toISOString();
