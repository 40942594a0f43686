import type { Field, FieldKind } from '../fields/Field';
import { dayAsTyped, dayFromText, isDay } from '../inputs/dayText';

/** Digits without a leading zero; only what is spelled so names a record. */
const plainNumber = /^(?:0|[1-9]\d{0,9})$/;

/**
 * Parsers for the kinds of value that say nothing about a person. Only these may appear in a URL, because browsers and
 * servers record URLs.
 */
const impersonal: Readonly<Partial<Record<FieldKind, (text: string) => unknown>>> = {
  number: (text) => (plainNumber.test(text) ? Number(text) : undefined),
  lookup: (text) => (plainNumber.test(text) ? Number(text) : undefined),
  // Only days that exist: a browser would take 30 February for 2 March.
  date: (text) => (isDay(text) ? dayFromText(dayAsTyped(text)) : undefined),
  choice: (text) => text || undefined,
  yesNo: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
};

/** Returns a list's URL with a search by numbers, days, choices, yes or no and chosen records; it can be bookmarked. */
export const searchAddress = (path: string, filter: SearchValues): string => {
  const filled = Object.entries(filledIn(filter)).map(([name, value]) => [name, String(value)]);
  return `${path}?${new URLSearchParams(filled)}`;
};

/** The history state of a link to a list: a search by any of its filters, which never leaves this browser tab. */
export interface HandedSearch {
  search: SearchValues;
  /** The order; the list's own when absent. */
  sort?: readonly [source: string, order: 'ASC' | 'DESC'];
  /** The columns that it hides; as they are when absent. */
  hidden?: readonly string[];
  /** Names the search, so that the list does not open anew when only its address changes. */
  id?: string;
}

/** The query string and history state with which a list is opened. */
export interface OpenedAt {
  search: string;
  state: unknown;
}

/** The part of a filter that decides how a URL represents it. */
export type LinkedField = Pick<Field, 'source' | 'kind'> & { linkedAs?: FieldKind };

/** Returns what a link hands to a list. */
export const handedTo = ({ state }: Pick<OpenedAt, 'state'>): HandedSearch | undefined =>
  isHanded(state) ? state : undefined;

/** Returns the search that a list opens with; undefined if neither URL nor history state contains one. */
export const askedSearch = (
  fields: readonly LinkedField[],
  { search, state }: OpenedAt,
): SearchValues | undefined => {
  const inAddress = new URLSearchParams(search);
  const handed = handedTo({ state })?.search;
  const asked = fields.flatMap(({ source, kind = 'text', linkedAs = kind }) => {
    const value = handed?.[source] ?? impersonal[linkedAs]?.(inAddress.get(source) ?? '');
    return value === undefined ? [] : [[source, value] as const];
  });
  return handed || asked.length > 0 ? Object.fromEntries(asked) : undefined;
};

const isHanded = (state: unknown): state is HandedSearch =>
  typeof state === 'object' &&
  state !== null &&
  'search' in state &&
  typeof state.search === 'object' &&
  state.search !== null;

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
