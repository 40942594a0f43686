import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database';
import { rowsOf } from '../../db/rowsOf';
import type { Config } from '../settings/environment';
import type { DatabaseContext } from './check';
import { type Check, type Finding, fail, ok, warn } from './finding';

/** The oldest version of PostgreSQL that this is tried on. */
const oldestVersion = 15;

const server = z.object({
  version: z.string(),
  number: z.coerce.number(),
  encoding: z.string(),
  collation: z.string(),
  size: z.string(),
  isReadOnly: z.boolean(),
  connections: z.coerce.number(),
  role: z.string(),
  isSuperuser: z.boolean(),
  mayCreate: z.boolean(),
  mayCreateTemporary: z.boolean(),
  closed: z.array(z.string()),
});

const readServer = async (db: Database) => {
  const [row] = rowsOf(
    await db.execute(sql`
      select current_setting('server_version') as version, current_setting('server_version_num') as number,
        current_setting('server_encoding') as encoding, datcollate as collation,
        pg_size_pretty(pg_database_size(datname)) as size,
        pg_is_in_recovery() or (select reset_val = 'on' from pg_settings where name = 'default_transaction_read_only')
          as "isReadOnly",
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
        current_user as role, (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
        has_schema_privilege('public', 'create') as "mayCreate",
        has_database_privilege(datname, 'temporary') as "mayCreateTemporary",
        array(select relname::text from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
          and not has_table_privilege(oid, 'select, insert') order by relname) as closed
      from pg_database where datname = current_database()`),
  );
  return server.parse(row);
};

type Server = z.infer<typeof server>;

function* judgeServer(found: Server, config: Config): Generator<Finding> {
  const { version, number, encoding, collation, size, role } = found;
  yield ok(`PostgreSQL ${version}, ${encoding}, locale ${collation}, ${size}`);
  if (number < oldestVersion * 10_000)
    yield warn(`this version is older than ${oldestVersion}, and nobody tries it`, 'upgrade PostgreSQL');
  if (encoding !== 'UTF8')
    yield fail('the encoding must be UTF8', 'make another database, as docs/operate.md says at Production');
  if (found.isReadOnly)
    yield fail('it takes no writes: a standby, or set to read-only', 'name the primary in DATABASE_URL');
  if (!config.databaseUrl) return;
  if (found.isSuperuser)
    yield warn(`the role ${role} is a superuser`, 'use a role that owns nothing but its own database');
  if (!found.mayCreate)
    yield fail(`the role ${role} may not create tables`, `grant create on schema public to ${role}`);
  if (found.closed.length > 0)
    yield fail(
      `the role ${role} may not read or write ${found.closed.length} tables, such as ${found.closed[0]}`,
      'let it own them, or see docs/operate.md, Another owner for the audit',
    );
  if (!found.mayCreateTemporary)
    yield warn(
      `the role ${role} may not create temporary tables, which tell whether a full disk has room again`,
      'grant temporary on database … to it',
    );
  if (config.databaseLimits.poolSize > found.connections)
    yield fail(
      `DATABASE_POOL_SIZE is ${config.databaseLimits.poolSize}, and PostgreSQL has ${found.connections} connections for everybody`,
      'lower DATABASE_POOL_SIZE or raise max_connections',
    );
}

/** Version, encoding, and what the role may do. */
export const serverCheck: Check<DatabaseContext> = {
  subject: 'database',
  look: ({ db, config }) => serverFindings(db, config),
};

/** Looks at a database's server, and at what the role may do there. */
export const serverFindings = async (db: Database, config: Config): Promise<readonly Finding[]> => [
  ...judgeServer(await readServer(db), config),
];

const greatestSkew = 2;

/** This machine's clock against the database's. */
export const clockCheck: Check<DatabaseContext> = {
  subject: 'clock',
  look: async ({ db, config }) => {
    if (!config.databaseUrl) return ok('the database is in this process');
    // The first statement of a connection takes longer.
    await db.execute(sql`select`);
    const asked = Date.now();
    const [row] = rowsOf(
      await db.execute(sql`select extract(epoch from clock_timestamp())::float8 as seconds`),
    );
    const answered = Date.now();
    const { seconds } = z.object({ seconds: z.number() }).parse(row);
    const skew = (asked + answered) / 2 / 1000 - seconds;
    const text = `${Math.abs(skew).toFixed(1)} s ${skew < 0 ? 'behind' : 'ahead of'} the database's`;
    return Math.abs(skew) - (answered - asked) / 2000 > greatestSkew
      ? fail(`this machine's clock is ${text}`, 'keep both in time by NTP')
      : ok(`this machine's is ${text}`);
  },
};
