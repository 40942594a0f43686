import { eq, exists, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database';
import { storedDocuments } from '../../../server/db/schema/storedDocuments';
import { tablesOfFiles } from '../../../server/documents/databaseStore';

/** Matches documents that somebody can read: an encrypted one only by the key of a file that names it. */
export const canBeOpened = (db: Database): SQL | undefined =>
  or(
    not(storedDocuments.isEncrypted),
    ...tablesOfFiles.map((table) =>
      exists(db.select({ one: sql`1` }).from(table).where(eq(table.hash, storedDocuments.hash))),
    ),
  );
