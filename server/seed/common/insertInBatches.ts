import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';

const batchSize = 500;

/** Inserts many rows, several hundred per statement: a statement can have 65,535 parameters at most. */
export const insertInBatches = async <Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += batchSize) {
    await db
      .insert(table)
      .overridingSystemValue()
      .values(rows.slice(start, start + batchSize));
  }
};
