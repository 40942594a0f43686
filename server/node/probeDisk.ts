import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** What is written to find out, in bytes: as much as a few of the largest documents. */
const probeBytes = 16_000_000;
const rowBytes = 7_000;

/** Fails when PostgreSQL's disk has no room for a submission: writes that much into a temporary table. */
export const probeDisk = (db: Database): Promise<unknown> =>
  db.transaction(async (tx) => {
    const rows = sql.raw(`generate_series(1, ${Math.ceil(probeBytes / rowBytes)})`);
    const text = sql.raw(`repeat(' ', ${rowBytes})`);
    await tx.execute(sql`create temporary table disk_probe (content text) on commit drop`);
    // Before PostgreSQL 16, compression can only be turned off on an existing table.
    await tx.execute(sql`alter table disk_probe alter column content set storage plain`);
    await tx.execute(sql`insert into disk_probe select ${text} from ${rows}`);
  });
