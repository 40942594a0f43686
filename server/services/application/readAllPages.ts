import { and, type SQL, sql } from 'drizzle-orm';
import { applications } from '../../db/schema/applications';
import type { SignedInContext } from '../serviceContext';
import { type FoundApplication, readPage } from './readPage';
import { recordView } from './recordView';

const rowsAtOnce = 1000;

/** After a row, which may be gone by now; by its moment as the database wrote it, which is finer than ours. */
const comesAfter = ({ id, createdOnText }: FoundApplication): SQL =>
  sql`(${applications.createdOn}, ${applications.id}) < (${createdOnText}::timestamptz, ${id}::int)`;

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
    after = comesAfter(end);
  }
}
