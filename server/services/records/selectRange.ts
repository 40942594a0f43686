import { count, type SQL } from 'drizzle-orm';
import { maxListedRecords } from '../../../contract/records/recordQuery';
import type { Database } from '../../db/database';
import type { RecordSource } from '../../db/schema/recordTable';
import type { RecordColumns } from './recordSources';

interface RangeQuery {
  readonly columns: RecordColumns;
  readonly conditions: SQL | undefined;
  readonly order: readonly SQL[];
  /** Positions of the first and last row. */
  readonly range: readonly [first: number, last: number];
}

/** Selects a range of the matching rows, and their total number. */
export const selectRange = async <Row>(
  db: Database,
  source: RecordSource,
  { columns, conditions, order, range: [first, last] }: RangeQuery,
): Promise<{ items: Row[]; first: number; total: number }> => {
  const size = Math.min(last - first + 1, maxListedRecords);
  const items = (await db
    .select(columns)
    .from(source)
    .where(conditions)
    .orderBy(...order)
    .limit(size)
    .offset(first)) as Row[];
  // A page that is not full is the last one, and gives the total.
  const isLast = items.length < size && (items.length > 0 || first === 0);
  return { items, first, total: isLast ? first + items.length : await countRows(db, source, conditions) };
};

const countRows = async (db: Database, source: RecordSource, conditions: SQL | undefined) => {
  const [counted] = await db.select({ total: count() }).from(source).where(conditions);
  return counted?.total ?? 0;
};
