import type { CallInput } from '../../contract/calls/defineCall';
import { startOfLisbonDay } from '../../contract/rules/lisbonDay';
import { defaultPageSize, pageSizes, pickListPageSize } from '../../contract/rules/paging';

/** How a filter travels, by its kind (spec 3, Search models). */
const encoders = {
  number: (value: unknown): number => Number(value),
  text: (value: unknown): string => String(value).trim(),
  yesNo: (value: unknown): boolean => value === true || value === 'true',
  day: (value: unknown): string => encodeDay(value),
};

/** The kind of every filter that a search call takes; the compiler asks for those that are missing. */
export type FilterKinds<Search> = Readonly<
  Record<
    Exclude<keyof CallInput<Search>, 'pageNumber' | 'pageSize' | 'sortBy' | 'sortOrder'>,
    keyof typeof encoders
  >
>;

/** What a search form left, and the page that is wanted, as react-admin gives them. */
interface ListParams {
  filter?: Record<string, unknown>;
  pagination?: { page: number; perPage: number };
}

const isNothingSelected = (value: unknown) =>
  value === undefined || value === null || value === '' || value === -1 || value === '-1';

/**
 * The search model of a list's state: unselected filters are left out (spec 3, 9 and 7.1, "Nothing selected").
 * A filter without a kind throws: it would be ignored otherwise, and everything would be found.
 */
export const encodeSearch = (
  kinds: Readonly<Record<string, keyof typeof encoders>>,
  { filter = {}, pagination = { page: 1, perPage: defaultPageSize } }: ListParams,
) => {
  const encode = ([name, value]: [string, unknown]) => {
    const kind = kinds[name];
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
