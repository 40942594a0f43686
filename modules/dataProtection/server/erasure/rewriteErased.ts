import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { isEmbedded } from '../../../../server/db/applyMigrations';
import type { Database } from '../../../../server/db/database';
import { personalData } from '../../../../server/db/personalData/personalData';
import { rowsOf } from '../../../../server/db/rowsOf';

/** The tables in which erasure overwrites or deletes. */
const rewritten = personalData
  .filter(({ columns }) => columns.some(({ erased }) => erased !== 'kept'))
  .map(({ name }) => name)
  .sort();

/**
 * Writes anew the tables in which erased data were, with their indexes and statistics: until then PostgreSQL only marks the
 * space as free, and its files still hold the bytes. Each table is locked meanwhile. Then ends the segment of the write-ahead
 * log; returns whether this role may do that. The log of the embedded database is overwritten.
 */
export const rewriteErased = async (
  db: Database,
  onTable: (name: string) => void = () => {},
): Promise<{ endsLog: boolean }> => {
  for (const name of rewritten) {
    await db.execute(sql`vacuum (full, analyze) ${sql.identifier(name)}`);
    await forgetSamples(db, name);
    onTable(name);
  }
  // Samples of columns, such as names, stay there until it is rewritten too.
  await db.execute(sql`vacuum full pg_statistic`);
  const overwrites = await isEmbedded(db);
  try {
    // PGlite makes a checkpoint in the session that asks for it, by the settings of that.
    if (overwrites) await db.execute(sql`set wal_recycle = off`);
    await db.execute(sql`checkpoint`);
    if (overwrites) await passKeptSegments(db);
    else await db.execute(sql`select pg_switch_wal()`);
    await db.execute(sql`checkpoint`);
    return { endsLog: true };
  } catch {
    return { endsLog: false };
  }
};

/**
 * Goes on in the log beyond the segments that were kept for use again: what is used is overwritten to its end, and the next
 * checkpoint removes it.
 */
const passKeptSegments = async (db: Database): Promise<void> => {
  for (;;) {
    // The end of a segment is written only after a record in it.
    await db.execute(sql`select pg_logical_emit_message(false, '', '')`);
    const [kept] = rowsOf(
      await db.execute(
        sql`select from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_insert_lsn()) limit 1`,
      ),
    );
    // Also out of the last one, which may have been kept itself: the next is new.
    await db.execute(sql`select pg_switch_wal()`);
    if (!kept) return;
  }
};

const sampled = z.array(z.object({ name: z.string(), type: z.string() }));

/**
 * Removes the samples of the columns of a table that is empty now: analyzing it leaves those from when it was not. Only giving
 * a column its type again removes them without the rights of a superuser. Columns that views or other columns are made of can't be
 * given it, and hold no texts in a table that can be empty.
 */
const forgetSamples = async (db: Database, table: string): Promise<void> => {
  const [some] = rowsOf(await db.execute(sql`select from ${sql.identifier(table)} limit 1`));
  if (some) return;
  const columns = rowsOf(
    await db.execute(sql`
      select attname as name, format_type(atttypid, atttypmod) as type
      from pg_attribute join pg_stats using (attname)
      where attrelid = ${table}::regclass and tablename = ${table} and schemaname = current_schema() and attgenerated = ''
        and not exists (
          select from pg_depend where refobjid = attrelid and refobjsubid = attnum
            and classid in ('pg_rewrite'::regclass, 'pg_attrdef'::regclass)
        )`),
  );
  for (const { name, type } of sampled.parse(columns))
    await db.execute(
      sql`alter table ${sql.identifier(table)} alter column ${sql.identifier(name)} type ${sql.raw(type)}`,
    );
};

/** Returns the settings of PostgreSQL by which old segments of its log stay on the disk; none in the embedded database. */
export const logSettings = async (db: Database): Promise<{ recycles: boolean; archives: boolean }> => {
  const [row] = rowsOf(
    await db.execute(
      sql`select current_setting('wal_recycle') = 'on' and version() not like '%PGlite%' as recycles, current_setting('archive_mode') <> 'off' as archives`,
    ),
  );
  return z.object({ recycles: z.boolean(), archives: z.boolean() }).parse(row);
};
