import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applications } from '../../db/schema/applications';
import type { SignedInContext } from '../serviceContext';
import { type FoundApplication, readPage } from './readPage';
import { recordView } from './recordView';

const rowsAtOnce = 1000;
const last = alias(applications, 'last');

/** Compared inside the database, whose moments are finer than ours. */
const comesAfter = ({ db }: SignedInContext, id: number): SQL => {
  const createdOn = db.select({ createdOn: last.createdOn }).from(last).where(eq(last.id, id));
  return sql`(${applications.createdOn}, ${applications.id}) < ((${createdOn}), ${id}::int)`;
};

/** All matches, newest first, some at a time: only as many are held as are being looked at. Whose data was read is recorded. */
export async function* readAllPages(
  context: SignedInContext,
  conditions: SQL | undefined,
): AsyncGenerator<FoundApplication[]> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await readPage(context, and(conditions, after), { limit: rowsAtOnce, offset: 0 });
    const end = rows.at(-1);
    if (!end) return;
    await recordView(context, rows);
    yield rows;
    if (rows.length < rowsAtOnce) return;
    after = comesAfter(context, end.id);
  }
}
