import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** A few of the largest documents. */
const probeBytes = 16_000_000;
const rowBytes = 7_000;

/** Fails when PostgreSQL has no room on its disk for a submission: writes as much into a table that is gone afterwards. */
export const probeDisk = (db: Database): Promise<unknown> =>
  db.transaction(async (tx) => {
    const rows = sql.raw(`generate_series(1, ${Math.ceil(probeBytes / rowBytes)})`);
    const text = sql.raw(`repeat(' ', ${rowBytes})`);
    await tx.execute(sql`create temporary table disk_probe (content text) on commit drop`);
    // Before version 16 only a table that is there can be told to compress nothing.
    await tx.execute(sql`alter table disk_probe alter column content set storage plain`);
    await tx.execute(sql`insert into disk_probe select ${text} from ${rows}`);
  });
