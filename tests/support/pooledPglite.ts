import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { openPglite } from '../../server/db/openPglite';
import { databaseSnapshot, type Seed } from './databaseSnapshot';
import type { TestDatabase } from './openPostgresCopy';

/** A PGlite database with everything needed to restore its initial state. */
interface Renewable {
  readonly client: PGlite;
  /** The result of `shapeOf` when the database was new. */
  readonly shape: string;
  readonly tables: readonly Table[];
  /** The result of `tracesOf` for each unchanged table. */
  traces: ReadonlyMap<string, string>;
  /** The statement that restores the sequences. */
  readonly sequences: string;
}

/** The schema with copies of a new database's rows, outside every search path. */
const kept = 'as_new';

/**
 * Returns a hash of everything that statements can create, drop or configure in a database. Left out are
 * rows, sequence values, and the file number of a table, which emptying it changes.
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

interface Table {
  readonly name: string;
  /** The statement that restores the table's initial rows; empty if it had none. */
  readonly refill: string;
}

/** Copies the rows of each table into the schema `kept`. */
const keepRows = async (client: PGlite): Promise<Table[]> => {
  const { rows } = await client.query<{ name: string; columns: string }>(
    `select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ') as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname`,
  );
  await client.exec(`create schema ${kept}`);
  const tables: Table[] = [];
  for (const { name, columns } of rows) {
    await client.exec(`create table ${kept}.${name} as table public.${name}`);
    const { rows: some } = await client.query(`select from ${kept}.${name} limit 1`);
    tables.push({
      name,
      refill: some.length
        ? `insert into public.${name} (${columns}) overriding system value select ${columns} from ${kept}.${name}`
        : '',
    });
  }
  return tables;
};

/** Returns the statement that restores every sequence to its current position. */
const keepSequences = async (client: PGlite): Promise<string> => {
  const { rows: sequences } = await client.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  const stands: string[] = [];
  for (const { name } of sequences) {
    // pg_sequences shows no position for a sequence that was set and not used yet.
    const { rows } = await client.query<{ stand: string }>(
      `select format('setval(''public.${name}'', %s, %L)', last_value, is_called) as stand from public.${name}`,
    );
    stands.push(...rows.map(({ stand }) => stand));
  }
  return `select ${stands.join(', ')}`;
};

/** Returns each table's number of rows and last writer, which change with every write. */
const tracesOf = async (client: PGlite, tables: readonly Table[]): Promise<ReadonlyMap<string, string>> => {
  const traces = tables.map(
    ({ name }) =>
      `select '${name}' as name, concat(count(*), '/', max(xmin::text::bigint)) as trace from public.${name}`,
  );
  const { rows } = await client.query<{ name: string; trace: string }>(traces.join(' union all '));
  return new Map(rows.map(({ name, trace }) => [name, trace]));
};

const make = async (seed: Seed): Promise<Renewable> => {
  const { client } = await openPglite({ loadDataDir: await databaseSnapshot(seed) });
  const tables = await keepRows(client);
  const traces = await tracesOf(client, tables);
  return { client, tables, traces, sequences: await keepSequences(client), shape: await shapeOf(client) };
};

/**
 * Restores the rows of the tables that were written to. This takes a third of the time of `truncate`, which
 * makes new files for each table and its indexes.
 */
const restore = async (used: Renewable): Promise<void> => {
  const { client, tables, sequences } = used;
  const found = await tracesOf(client, tables);
  const changed = tables.filter(({ name }) => found.get(name) !== used.traces.get(name));
  // Turns triggers and foreign keys off: the restored rows were valid before.
  await client.exec('set session_replication_role = replica');
  await client.exec(changed.map(({ name }) => `delete from public.${name}`).join(';\n'));
  // Frees the space, so that new rows are stored where the first ones were.
  if (changed.length > 0)
    await client.exec(`vacuum ${changed.map(({ name }) => `public.${name}`).join(', ')}`);
  await client.exec([...changed.map(({ refill }) => refill).filter(Boolean), sequences].join(';\n'));
  used.traces = await tracesOf(client, tables);
};

/** Restores a database to its initial state; closes it and returns undefined if its shape has changed. */
const renew = async (used: Renewable): Promise<Renewable | undefined> => {
  const { client, shape } = used;
  if (client.closed) return undefined;
  if ((await shapeOf(client)) === shape) {
    await restore(used);
    // Resets settings, locks and prepared statements of the session.
    await client.exec('discard all');
    return used;
  }
  await client.close();
  return undefined;
};

/** The last database of each seed that a test has closed. */
const givenBack = new Map<Seed, Renewable>();

const take = async (seed: Seed): Promise<Renewable> => {
  const used = givenBack.get(seed);
  givenBack.delete(seed);
  return (used && (await renew(used))) ?? make(seed);
};

/**
 * Opens a database in memory in its initial state. Restoring one that another test has closed takes a tenth
 * of the time of a new one. Calls after closing throw PGlite's own error.
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
