import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database';

/** Each statement starts a line with a word in capitals; nothing inside one does. */
const betweenStatements = /;\n(?=[A-Z])/;

/**
 * Replaces what the database holds by a filled database of the last version that landed, as `pg_dump` wrote it: four
 * administrators, a provider with an operator, requests in several states, a document, a job and audit events.
 */
export const becomeLastVersion = async (db: Database): Promise<void> => {
  const dump = await readFile(path.join(import.meta.dirname, 'lastVersion.sql'), 'utf8');
  await db.transaction(async (tx) => {
    await tx.execute(sql`drop schema public cascade`);
    await tx.execute(sql`create schema public`);
    for (const statement of dump.split(betweenStatements)) await tx.execute(sql.raw(statement));
  });
};
