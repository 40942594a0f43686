import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startOwnPostgres } from '../../run/startPostgres.mjs';
import { sendTo, signInBy } from '../support/apiSession';
import { makeDataFolder, program, removeDataFolder, startAppServer } from '../support/appServer';
import { expect, ownTest as test } from '../support/test';

/** Returns the SQL statements of docs/operate.md. */
const documented = () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/operate.md'), 'utf8');
  return /### Another owner for the audit[^#]*?```sql\n([^`]+)```/.exec(text)?.[1] ?? '';
};

const run = async (url: string, statements: string) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statements)).rows;
  } finally {
    await client.end();
  }
};

test('with another owner the server adds to the audit and can do nothing else to it', async () => {
  test.setTimeout(300_000);
  const postgres = await startOwnPostgres();
  if (!postgres) throw new Error('This test needs a PostgreSQL');
  const folder = makeDataFolder();
  const admin = new URL(postgres.url);
  await run(admin.href, "create role tsi login password 'not-guessed'");
  await run(admin.href, "create database tsi owner tsi encoding 'UTF8' locale 'C.UTF-8' template template0");
  admin.pathname = '/tsi';
  const own = new URL(admin);
  own.username = 'tsi';
  own.password = 'not-guessed';
  const settings = { DATABASE_URL: own.href, TOKEN_SECRET: 'one-secret-for-both-starts-of-this-server' };
  const first = await startAppServer(folder, { settings });
  await first.end('SIGTERM');
  expect(documented()).toContain('alter table audit_events owner');
  await run(admin.href, documented());
  const server = await startAppServer(folder, { settings });
  try {
    await signInBy(sendTo(server.url));
    expect(await run(own.href, "select action from audit_events where action = 'signIn'")).toHaveLength(1);
    for (const statement of [
      'alter table audit_events disable trigger all',
      'drop trigger audit_events_only_grow on audit_events',
      'drop table audit_events',
      'drop schema public cascade',
      'truncate audit_events',
      'delete from audit_events',
      "update audit_seals set seal = ''",
      'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return old; end $$',
      'drop function refuse_audit_change() cascade',
      'grant tsi_audit to tsi',
    ])
      await expect(run(own.href, statement), statement).rejects.toMatchObject({ code: '42501' });
    // PostgreSQL's own administrator can change the audit, but the seals reveal it.
    const verify = () =>
      execFileSync(process.execPath, [program, 'verify-audit'], {
        env: { PATH: process.env.PATH, DATA_DIR: folder, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      }).toString();
    // The sealing job runs once a minute and needs two runs; making it due at once saves the wait.
    const sealSooner = () => run(own.href, "update jobs set run_at = now() where kind = 'sealAudit'");
    await expect
      .poll(async () => [await sealSooner(), await run(own.href, 'select id from audit_seals')].at(-1), {
        timeout: 150_000,
      })
      .not.toEqual([]);
    expect(verify()).toMatch(/^Every event up to \d+ is as it was sealed\. Seal \d+ is [0-9a-f]{64}/);
    await run(
      admin.href,
      'alter table audit_events disable trigger all; update audit_events set actor_id = 0 where id = 1',
    );
    expect(verify).toThrow(/The audit is broken at seal 1, events 1 to \d+: an event was changed/);
  } finally {
    await server.end('SIGKILL');
    await postgres.stop();
    removeDataFolder(folder);
  }
});
