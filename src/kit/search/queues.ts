import type { RaRecord } from 'ra-core';
import type { Field } from '../fields/Field';
import type { DefaultSort } from './listSort';
import type { SearchValues } from './searchValues';

/** The queues of a list: named searches above it, each a link that can be bookmarked. */
export interface ListQueues<Row extends RaRecord = RaRecord> {
  /** Their names, in order; the server takes a name as the filter `queue`. */
  names: readonly string[];
  /** The capability that counts them; without it there are no queues. */
  capability: string;
  /** The resource with their counts: the queue's name as `id`, and `count`. */
  counts: string;
  /** Translation key below which each has its text, under its name. */
  texts: string;
  /** Returns the translation key and values of a further note on a queue, if any. */
  note?: (counted: RaRecord) => readonly [key: string, values: object] | undefined;
  /** An extra column that is shown while the list is in a queue. */
  column: Field<Row>;
  /** The order of a queue, by that column. */
  sort: DefaultSort;
}

/** The name of the filter, and of the URL parameter, with the queue that a list is in. */
export const queueFilter = 'queue';

/** Returns the queue that a URL's query names; undefined if it names none of the list's queues. */
export const queueOfAddress = (
  queues: Pick<ListQueues, 'names'> | undefined,
  search: string,
): string | undefined => {
  const asked = new URLSearchParams(search).get(queueFilter);
  return queues?.names.find((name) => name === asked);
};

/** Returns the query string of a list's URL in a queue; empty if it is in none. */
export const queueAddress = (queue: unknown): string => (queue ? `?${queueFilter}=${queue}` : '');

/** Returns filters without the queue. */
export const withoutQueue = ({ [queueFilter]: _, ...others }: SearchValues): SearchValues => others;

/** Returns the columns of a list, with the extra one if the filters contain a queue. */
export const columnsOf = <Row extends RaRecord>(
  { columns, queues }: { columns: readonly Field<Row>[]; queues?: ListQueues<Row> | undefined },
  filters: SearchValues,
): readonly Field<Row>[] => (queues && filters[queueFilter] ? [...columns, queues.column] : columns);
