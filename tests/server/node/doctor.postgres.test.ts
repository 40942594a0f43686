import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userType } from '../../../contract/rules/userTypes';
import { migrate } from '../../../server/db/applyMigrations';
import { stepsOf } from '../../../server/db/migrationSteps';
import { users } from '../../../server/db/schema/users';
import { runDoctor } from '../../../server/node/runDoctor';
import { createTestServer, type TestServer } from '../../support/testServer';
import { urlOfDatabase } from '../../support/urlOfDatabase';

const role = `doctor_${crypto.randomUUID().slice(0, 8)}`;

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(async () => {
  await server.db.execute(sql.raw(`drop owned by ${role}`));
  await server.db.execute(sql.raw(`drop role ${role}`));
  await server.close();
});

/** Runs the command on the server's database, as somebody. */
const doctor = async (user: string, more: Readonly<Record<string, string>> = {}) => {
  const url = new URL(await urlOfDatabase(server.db));
  url.username = user;
  const lines: string[] = [];
  const settings = {
    DATABASE_URL: url.href,
    DATA_DIR: '/nowhere',
    TOKEN_SECRET: '0b8e6d21c95f47a30b8e6d21c95f47a3',
    ...more,
  };
  await runDoctor(settings, (line) => lines.push(line)).catch(() => {});
  return lines.join('\n');
};

describe('doctor on PostgreSQL', () => {
  it('runs beside a server, and says what its role lacks and that its clock is in time', async () => {
    const { db } = server;
    await db.execute(sql.raw(`create role ${role} login`));
    await db.execute(sql.raw(`grant select on all tables in schema public to ${role}`));
    const asRole = await doctor(role);
    expect(asRole).toMatch(/^ok {4}database: PostgreSQL \d+\.\d+.*, UTF8, locale/m);
    expect(asRole).toContain(`FAIL  database: the role ${role} may not create tables`);
    expect(asRole).not.toContain('superuser');
    expect(asRole).toMatch(
      /^ok {4}documents: [1-9]\d* tried, each is as it was stored; new ones go to database$/m,
    );
    expect(asRole).toMatch(/^ok {4}clock: this machine's is \d\.\d s/m);
    await db.execute(sql.raw(`alter role ${role} superuser`));
    expect(await doctor(role)).toContain(`warn  database: the role ${role} is a superuser`);
  });

  it('says over which accounts the next start would end, and which tables its role may not write', async () => {
    const { db } = server;
    await db.execute(sql.raw(`create role ${role} login`));
    const accounts = async (more: Readonly<Record<string, string>>) =>
      (await doctor(role, more)).split('\n').filter((line) => / (accounts|database): /.test(line));
    expect(await accounts({})).toContainEqual(
      expect.stringMatching(
        /^FAIL {2}database: the role \S+ may not read or write \d+ tables, such as \w+ — /,
      ),
    );
    await db.execute(sql.raw(`grant select, insert on all tables in schema public to ${role}`));
    const production = {
      NODE_ENV: 'production',
      DOCUMENT_KEY: '1b8e6d21c95f47a30b8e6d21c95f47a4',
      PUBLIC_URL: 'https://tsi.example.pt',
      WORKER: '0',
    };
    expect(await accounts(production)).toContainEqual(
      expect.stringMatching(/^FAIL {2}accounts: the demo accounts are there/),
    );
    await db.update(users).set({ username: sql`'x' || id || '@tsi.pt'`, userTypeId: userType.operator });
    const [someone] = await db.select({ username: users.username }).from(users).limit(1);
    const first = { ...production, FIRST_ADMINISTRATOR: String(someone?.username).toUpperCase() };
    expect(await accounts(first)).toContainEqual(
      expect.stringMatching(/^FAIL {2}accounts: FIRST_ADMINISTRATOR is the e-mail of a user who is no/),
    );
    expect(await accounts({ ...first, FIRST_ADMINISTRATOR: 'nova@tsi.example.pt' })).toEqual([
      expect.stringMatching(/^ok {4}database: /),
      expect.stringMatching(/^FAIL {2}database: .* may not create tables/),
      expect.stringMatching(/^ok {4}accounts: the next start makes the first administrator$/),
    ]);
  });

  it('sees that a newer version has been here, and a database that takes no writes', async () => {
    const { db } = server;
    await db.execute(sql.raw(`create role ${role} login superuser`));
    await migrate(
      db,
      stepsOf('9999_of_the_next_version.sql', 'create table of_the_next_version (id integer)'),
    );
    await db.execute(sql.raw(`alter role ${role} set default_transaction_read_only = on`));
    const found = await doctor(role);
    expect(found).toContain('warn  migrations: the database has migrations of a newer version than this');
    expect(found).toContain('ok    migrations: none is pending');
    expect(found).toContain('FAIL  database: it takes no writes');
  });

  it('says whether the sandbox has a database of its own, which can be reached', async () => {
    await server.db.execute(sql.raw(`create role ${role} login superuser`));
    const own = new URL(await urlOfDatabase(server.db));
    own.username = role;
    const sandbox = async (SANDBOX_DATABASE_URL: string) => {
      const found = await doctor(role, { SANDBOX_DATABASE_URL });
      return found.split('\n').filter((line) => line.includes('sandbox'));
    };
    expect(await doctor(role)).toContain('ok    sandbox: there is none, as SANDBOX_DATABASE_URL is not set');
    // The same one by another name.
    const same = new URL(own);
    same.hostname = own.hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';
    expect(await sandbox(same.href)).toEqual([
      expect.stringMatching(/^FAIL {2}sandbox: SANDBOX_DATABASE_URL must be another database than that of/),
    ]);
    const missing = new URL(own);
    missing.pathname = '/no_such_database';
    expect(await sandbox(missing.href)).toEqual([
      expect.stringMatching(/^FAIL {2}sandbox: .*SANDBOX_DATABASE_URL.* — compare SANDBOX_DATABASE_URL/),
    ]);
    const empty = new URL(own);
    empty.pathname = '/template1';
    expect(await sandbox(empty.href)).toEqual([
      expect.stringMatching(/^ok {4}sandbox: a database of its own; the next use of it runs \d+ migrations$/),
    ]);
  });
});
