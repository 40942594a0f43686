import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { openPglite } from '../../server/db/openPglite';
import { databaseSnapshot, type Seed } from './databaseSnapshot';
import type { TestDatabase } from './openPostgresCopy';

/** A PGlite with what it takes to make it as new again. */
interface Renewable {
  readonly client: PGlite;
  /** What was created, and how it was set, when it was new. */
  readonly shape: string;
  /** The statements that bring back the rows that it had when it was new. */
  readonly renewal: string;
}

/** Where the rows of a new database are kept; no search path leads there. */
const kept = 'as_new';

/**
 * All that statements can create, drop or switch in a database, as one text. Rows and sequences are left out, and the
 * number of a table's file, which emptying it changes.
 */
const shapeOf = async (client: PGlite): Promise<string> => {
  const { rows } = await client.query<{ shape: string }>(`
      select md5(concat_ws('/',
        (select string_agg(concat(oid, nspname), ',' order by oid) from pg_namespace where nspname !~ '^pg_'),
        (select string_agg(concat(oid, relname, relnamespace, relowner, relacl), ',' order by oid) from pg_class where oid >= 16384),
        (select string_agg(concat(attrelid, attname, atttypid, attnotnull, atthasdef, attnum), ',' order by attrelid, attnum) from pg_attribute where attrelid >= 16384),
        (select string_agg(concat(oid, tgname, tgenabled), ',' order by oid) from pg_trigger),
        (select string_agg(concat(oid, conname), ',' order by oid) from pg_constraint where oid >= 16384),
        (select string_agg(concat(oid, prosrc), ',' order by oid) from pg_proc where oid >= 16384),
        (select string_agg(concat(indexrelid, indisvalid), ',' order by indexrelid) from pg_index where indexrelid >= 16384),
        (select string_agg(concat(starelid, staattnum), ',' order by starelid, staattnum) from pg_statistic where starelid >= 16384),
        (select string_agg(concat(setdatabase, setrole, setconfig), ',') from pg_db_role_setting),
        (select string_agg(concat(oid, rolname), ',' order by oid) from pg_roles)
      )) as shape`);
  return rows[0]?.shape ?? '';
};

/** Keeps a copy of the rows, and returns the statements that bring them back. */
const keepRows = async (client: PGlite): Promise<string> => {
  const { rows: tables } = await client.query<{ name: string; columns: string }>(
    `select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ') as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname`,
  );
  await client.exec(`create schema ${kept}`);
  const refills: string[] = [];
  for (const { name, columns } of tables) {
    const { rows } = await client.query(`select from public.${name} limit 1`);
    if (rows.length === 0) continue;
    await client.exec(`create table ${kept}.${name} as table public.${name}`);
    refills.push(
      `insert into public.${name} (${columns}) overriding system value select ${columns} from ${kept}.${name}`,
    );
  }
  const { rows: sequences } = await client.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  const stands: string[] = [];
  for (const { name } of sequences) {
    // pg_sequences does not tell where one stands that was set and not asked yet.
    const { rows } = await client.query<{ statement: string }>(
      `select format('select setval(''public.${name}'', %s, %L)', last_value, is_called) as statement from public.${name}`,
    );
    stands.push(...rows.map(({ statement }) => statement));
  }
  return [
    'begin',
    // Neither triggers nor foreign keys: the rows are as they were.
    'set local session_replication_role = replica',
    `truncate ${tables.map(({ name }) => `public.${name}`).join(', ')}`,
    ...refills,
    ...stands,
    'commit',
  ].join(';\n');
};

const make = async (seed: Seed): Promise<Renewable> => {
  const { client } = await openPglite({ loadDataDir: await databaseSnapshot(seed) });
  const renewal = await keepRows(client);
  return { client, renewal, shape: await shapeOf(client) };
};

/** Makes a database as new; one that was built differently meanwhile is ended. */
const renew = async (used: Renewable): Promise<Renewable | undefined> => {
  const { client, shape, renewal } = used;
  if (client.closed) return undefined;
  if ((await shapeOf(client)) === shape) {
    await client.exec(renewal);
    // Settings, locks and prepared statements of the session.
    await client.exec('discard all');
    return used;
  }
  await client.close();
  return undefined;
};

/** Databases that a test has given back, the last one of each seed. */
const givenBack = new Map<Seed, Renewable>();

const take = async (seed: Seed): Promise<Renewable> => {
  const used = givenBack.get(seed);
  givenBack.delete(seed);
  return (used && (await renew(used))) ?? make(seed);
};

/**
 * Opens a database in memory that is as new. Emptied and filled again, one that another test has closed takes a tenth
 * of the time of a new one. Whoever still asks after closing is refused, in PGlite's own words.
 */
export const openPooledPglite = async (seed: Seed): Promise<TestDatabase> => {
  const taken = await take(seed);
  const { client } = taken;
  let isClosed = false;
  const own = new Proxy(client, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (isClosed) throw new Error('PGlite is closed');
        return Reflect.apply(value, target, args);
      };
    },
  });
  return {
    db: drizzle(own, { casing: 'snake_case' }),
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      const other = givenBack.get(seed);
      givenBack.set(seed, taken);
      if (other && !other.client.closed) await other.client.close();
    },
  };
};
