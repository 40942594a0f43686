import type { RaRecord } from 'ra-core';
import type { Field } from '../fields/Field';
import type { DefaultSort } from './listSort';
import type { SearchValues } from './searchValues';

/** The queues of a list: named searches above it, each a link that can be kept. */
export interface ListQueues<Row extends RaRecord = RaRecord> {
  /** In their order; the server knows each by its name, as the filter `queue`. */
  names: readonly string[];
  /** Names the call of our own that counts them; without it there are none. */
  extension: string;
  /** The resource that lists how many each has: its name as `id`, and `count`. */
  counts: string;
  /** Translation key below which each has its text, by its name. */
  texts: string;
  /** Translation key, and its values, of what else there is to say of one. */
  note?: (counted: RaRecord) => readonly [key: string, values: object] | undefined;
  /** A column that is shown while the list is in a queue. */
  column: Field<Row>;
  /** The order of a queue, by that column. */
  sort: DefaultSort;
}

/** The filter, and the parameter of the address, that names the queue that a list is in. */
export const queueFilter = 'queue';

/** The queue that an address names; undefined where it names none of the list's. */
export const queueOfAddress = (
  queues: Pick<ListQueues, 'names'> | undefined,
  search: string,
): string | undefined => {
  const asked = new URLSearchParams(search).get(queueFilter);
  return queues?.names.find((name) => name === asked);
};

/** The query of the address of a list in a queue, or in none. */
export const queueAddress = (queue: unknown): string => (queue ? `?${queueFilter}=${queue}` : '');

/** Filters without the queue. */
export const withoutQueue = ({ [queueFilter]: _, ...others }: SearchValues): SearchValues => others;

/** The columns of a list with these filters: in a queue one more. */
export const columnsOf = <Row extends RaRecord>(
  { columns, queues }: { columns: readonly Field<Row>[]; queues?: ListQueues<Row> | undefined },
  filters: SearchValues,
): readonly Field<Row>[] => (queues && filters[queueFilter] ? [...columns, queues.column] : columns);
