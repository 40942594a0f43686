import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { type MigrationStep, migrationSteps } from '../../../server/db/migrationSteps';
import { addresses } from '../../../server/db/schema/addresses';
import { generateAddresses } from '../../../server/seed/addresses/generateAddresses';
import { startOwnPostgres } from '../../run/startPostgres.mjs';
import { becomeLastVersion } from '../../support/lastVersion';
import { fillApplications } from '../scale/fillApplications';
import { tableRow } from '../scale/timings';

const rows = Number(process.env.BENCH_APPLICATIONS ?? 1_000_000);
const until = new Date(new Date().setUTCHours(0, 0, 0, 0));

/** Adds a row of the audit for each request, and a document of 2 kB for every tenth. */
const addEventsAndFiles = async (db: Database) => {
  await db.execute(sql`
    insert into audit_events (occurred_on, actor_id, remote_address, action, subject, subject_id, detail)
    select ${until.toISOString()}::timestamptz - interval '30 seconds' * (${rows}::int - n), 1 + n % 4, '192.0.2.' || n % 250,
      case when n % 10 = 0 then 'update' else 'view' end, case when n % 20 = 1 then 'applications' else 'application' end,
      case when n % 20 <> 1 then n end,
      case when n % 20 = 1 then jsonb_build_object('ids', (select jsonb_agg(n + i) from generate_series(1, 25) i)) end
    from generate_series(1, ${rows}::int) n`);
  await db.execute(sql`
    insert into files (application_id, resource_file_type_id, filename, content, digest)
    select id, 1, 'documento.pdf', decode(repeat(md5(id::text), 64), 'hex'), md5(id::text)
    from applications where id % 10 = 0`);
  await db.execute(sql`vacuum analyze`);
};

interface Held {
  readonly milliseconds: number;
  /** The strongest lock on each table that was there before. */
  readonly locks: string;
}

/** Runs a step as a server does, and says what it held until its end. */
const measureStep = async (client: pg.Client, { statements, isAlone }: MigrationStep): Promise<Held> => {
  const begin = performance.now();
  if (isAlone) {
    for (const statement of statements) await client.query(statement);
    return { milliseconds: performance.now() - begin, locks: 'none that readers or writers wait for' };
  }
  await client.query('begin');
  const before = await client.query('select max(oid::bigint) as newest from pg_class');
  for (const statement of statements) await client.query(statement);
  const milliseconds = performance.now() - begin;
  const held = await client.query(
    `select relname, max(strength) as strength, (array_agg(mode order by strength desc))[1] as mode
     from pg_locks join pg_class on pg_class.oid = relation
     cross join lateral (select array_position(array['AccessShareLock','RowShareLock','RowExclusiveLock',
       'ShareUpdateExclusiveLock','ShareLock','ShareRowExclusiveLock','ExclusiveLock','AccessExclusiveLock'], mode)) as of_mode (strength)
     where pid = pg_backend_pid() and relkind = 'r' and relnamespace = 'public'::regnamespace and pg_class.oid <= $1
     group by relname having max(strength) > 1 order by strength desc, relname`,
    [before.rows[0].newest],
  );
  await client.query('commit');
  return {
    milliseconds,
    locks: held.rows.map(({ relname, mode }) => `\`${relname}\` ${mode.replace(/Lock$/, '')}`).join(', '),
  };
};

it('how long each migration holds what', async () => {
  const postgres = await startOwnPostgres(['shared_buffers=2GB', 'max_wal_size=8GB'], tmpdir());
  if (!postgres) throw new Error('There is no PostgreSQL to measure on.');
  const pool = new pg.Pool({ connectionString: postgres.url });
  // Sockets close only after the pool has ended.
  pool.on('error', () => {});
  const client = new pg.Client(postgres.url);
  try {
    const db = drizzle(pool, { casing: 'snake_case' });
    await becomeLastVersion(db);
    await db.insert(addresses).values(generateAddresses().slice(0, 2_000));
    await fillApplications(db, { applications: rows, providers: 36, operatorsPerProvider: 40, until });
    await addEventsAndFiles(db);
    await client.connect();
    const pending = migrationSteps.filter(({ name }) => !name.startsWith('0000_'));
    console.log(`${rows} requests and events of the audit\n${tableRow('step', 'ms', 'holds')}`);
    for (const step of pending) {
      const { milliseconds, locks } = await measureStep(client, step);
      console.log(tableRow(`\`${step.name}\``, milliseconds, locks));
    }
    expect(pending.length).toBeGreaterThan(0);
  } finally {
    await client.end();
    await pool.end();
    await postgres.stop();
  }
});
