import type { Field, FieldKind } from '../fields/Field';
import { dayAsTyped, dayFromText, isDay } from '../inputs/dayText';
import { filledIn, type SearchValues } from './searchValues';

/** What tells nothing of a person, and may stand in an address, which browsers and servers write down. */
const impersonal: Readonly<Partial<Record<FieldKind, (text: string) => unknown>>> = {
  number: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  lookup: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  // Only a day that the calendar has: a browser takes 30 February for 2 March.
  date: (text) => (isDay(text) ? dayFromText(dayAsTyped(text)) : undefined),
  choice: (text) => text || undefined,
  yesNo: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
};

/** Where a list opens with a search that can be kept as a link: by numbers, days, yes or no, and records that are chosen. */
export const searchAddress = (path: string, filter: SearchValues): string => {
  const filled = Object.entries(filledIn(filter)).map(([name, value]) => [name, String(value)]);
  return `${path}?${new URLSearchParams(filled)}`;
};

/** What a link hands over beside its address: a search by whatever the list has. It stays in this browser tab. */
export interface HandedSearch {
  search: SearchValues;
}

/** Where a list is opened: its address and what was handed over with it. */
export interface OpenedAt {
  search: string;
  state: unknown;
}

/** What an address must know of a filter. */
export type LinkedField = Pick<Field, 'source' | 'kind'> & { linkedAs?: FieldKind };

/** The search that a list is opened for; undefined where neither its address nor what was handed over names a filter of it. */
export const askedSearch = (
  fields: readonly LinkedField[],
  { search, state }: OpenedAt,
): SearchValues | undefined => {
  const inAddress = new URLSearchParams(search);
  const handed = isHanded(state) ? state.search : {};
  const asked = fields.flatMap(({ source, kind = 'text', linkedAs = kind }) => {
    const value = handed[source] ?? impersonal[linkedAs]?.(inAddress.get(source) ?? '');
    return value === undefined ? [] : [[source, value] as const];
  });
  return asked.length > 0 ? Object.fromEntries(asked) : undefined;
};

const isHanded = (state: unknown): state is HandedSearch =>
  typeof state === 'object' &&
  state !== null &&
  'search' in state &&
  typeof state.search === 'object' &&
  state.search !== null;
