import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../../server/db/database';
import { rowsOf } from '../../server/db/rowsOf';
import { decisionTexts } from '../../server/db/schema/decisionTexts';
import { openPooledPglite } from './pooledPglite';

const seeds = ['demo', 'empty'] as const;

/** Reads every row of every table and the position of every sequence. */
const contentOf = async (db: Database) => {
  const names = rowsOf(
    await db.execute(sql`select relname from pg_class where relkind in ('r', 'S')
      and relnamespace = 'public'::regnamespace order by relname`),
  ).map((row) => String(Reflect.get(Object(row), 'relname')));
  const contents: unknown[] = [];
  for (const name of names) {
    const table = sql.identifier(name);
    const rows = sql`select md5(string_agg(one::text, '/' order by one::text)) as md5 from ${table} as one`;
    const stand = sql`select last_value, is_called from ${table}`;
    contents.push([name, rowsOf(await db.execute(name.endsWith('_seq') ? stand : rows))]);
  }
  return contents;
};

const use = async <T>(seed: (typeof seeds)[number], work: (db: Database) => Promise<T>): Promise<T> => {
  const { db, close } = await openPooledPglite(seed);
  try {
    return await work(db);
  } finally {
    await close();
  }
};

it.each(seeds)('of %s data: what a test wrote, deleted, numbered and set is gone after it', async (seed) => {
  const before = await use(seed, contentOf);
  await use(seed, async (db) => {
    const [text] = await db
      .insert(decisionTexts)
      .values({ title: 'Outro', text: 'x', order: 7, active: true })
      .returning();
    expect(text).toBeDefined();
    await db.execute(sql`delete from application_history`);
    await db.execute(sql`set search_path to pg_catalog`);
  });
  expect(await use(seed, contentOf)).toEqual(before);
});

it('a database that was built differently is not used again', async () => {
  const isThere = (db: Database) =>
    db.execute(sql`select to_regclass('left_over') is not null as found`).then(rowsOf);
  await use('empty', async (db) => {
    await db.execute(sql`create table left_over (id integer)`);
    expect(await isThere(db)).toEqual([{ found: true }]);
  });
  expect(await use('empty', isThere)).toEqual([{ found: false }]);
  await use('empty', (db) => db.execute(sql`alter table audit_events disable trigger all`));
  await use('empty', (db) => expect(db.execute(sql`truncate audit_events`)).rejects.toThrow());
});

it('whoever works on after the end is refused', async () => {
  const late = await use('empty', async (db) => db);
  await expect(late.execute(sql`select 1`)).rejects.toMatchObject({ cause: { message: 'PGlite is closed' } });
});
