import { type SQL, sql } from 'drizzle-orm';
import type { SearchOrder } from '../../../../contract/calls/application';
import { statusesInOrder } from '../../../../contract/rules/applicationStatuses';
import type { SignedInContext } from '../../context/serviceContext';
import type { ApplicationSearch } from './searchConditions';

/** What a page is sorted by. */
export interface RowOrder {
  readonly by: SearchOrder;
  readonly direction: 'ASC' | 'DESC';
  /** Whether statuses are sorted as provider and operator see them (spec 10.2). */
  readonly isProviderSide: boolean;
}

/** The default order of a list (spec 7.1, "Paging"). */
export const newestFirst: RowOrder = { by: 'createdOn', direction: 'DESC', isProviderSide: false };

/** Returns the order of a search; in a queue, by default the longest wait comes first. */
export const orderOf = (
  { actor }: SignedInContext,
  { queue, sortBy, sortOrder }: ApplicationSearch,
): RowOrder => {
  const isProviderSide = actor.role !== 'Administrator';
  if (sortBy) return { by: sortBy, direction: sortOrder ?? 'ASC', isProviderSide };
  return queue ? { by: 'applicationStatusDate', direction: 'ASC', isProviderSide } : newestFirst;
};

type Direction = RowOrder['direction'];

/** The sort keys with their directions; ids break ties of time. */
const comparedBy: Record<SearchOrder, (order: RowOrder) => readonly (readonly [SQL, Direction])[]> = {
  createdOn: ({ direction }) => [
    [sql`created_on`, direction],
    [sql`id`, direction],
  ],
  applicationStatusDate: ({ direction }) => [
    [sql`status_date`, direction],
    [sql`id`, direction],
  ],
  applicationStatusId: ({ direction, isProviderSide }) => [
    [rankOf(isProviderSide), direction],
    [sql`created_on`, 'DESC'],
    [sql`id`, 'DESC'],
  ],
};

/** Builds the position of a status among all, from the contract's own order. */
const rankOf = (isProviderSide: boolean): SQL => {
  const ranks = statusesInOrder(isProviderSide).flatMap((ids, index) =>
    ids.map((id) => `when ${id} then ${index}`),
  );
  return sql.raw(`case status_id ${ranks.join(' ')} end`);
};

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;

const inDirection = (value: SQL, direction: Direction) => sql`${value} ${sql.raw(direction.toLowerCase())}`;
const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/**
 * Builds the id of a match and its sort keys as separate columns, and the order by them from either end of
 * the list, for a select from the applications.
 */
export const sortKeys = (order: RowOrder): { columns: SQL; sorted: SQL; fromEnd: SQL } => {
  const compared = comparedBy[order.by](order);
  return {
    columns: sql`id, ${listed(compared.map(([value], index) => sql`${value} as ${keyName(index)}`))}`,
    sorted: listed(compared.map(([value, direction]) => inDirection(value, direction))),
    fromEnd: listed(compared.map(([value, direction]) => inDirection(value, opposite[direction]))),
  };
};

/** Builds a list's order by the columns that `sortKeys` gave to `table`; from the list's end if `isFromEnd`. */
export const sortedKeys = (table: string, order: RowOrder, isFromEnd = false): SQL =>
  listed(
    comparedBy[order.by](order).map(([, direction], index) =>
      inDirection(
        sql`${sql.identifier(table)}.${keyName(index)}`,
        isFromEnd ? opposite[direction] : direction,
      ),
    ),
  );

const keyName = (index: number) => sql.identifier(`key_${index}`);
