import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { type OwnPostgres, startOwnPostgres } from '../../run/startPostgres.mjs';
import { prepareSubmissions, type Send, sendTo, signInBy } from '../support/apiSession';
import { type AppServer, makeDataFolder, removeDataFolder, startAppServer } from '../support/appServer';
import { makeDocument } from '../support/documents';
import { makeNif } from '../support/makeNif';
import { accounts } from '../support/signIn';
import { expect, ownTest as test } from '../support/test';

/** The longest that any call may take, whatever the database does, in milliseconds. */
const longestAnswer = 15_000;
const settings = {
  TOKEN_SECRET: 'one-secret-for-the-server-of-this-test',
  DATABASE_LOCK_SECONDS: '2',
  DATABASE_STATEMENT_SECONDS: '4',
  LOG_LEVEL: 'warn',
};
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let postgres: OwnPostgres;
let server: AppServer;
let folder: string;
let admin: pg.Client;

const connect = async () => {
  const client = new pg.Client(postgres.url);
  client.on('error', () => {});
  await client.connect();
  return client;
};

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const started = await startOwnPostgres(['synchronous_commit=on']);
  if (!started) throw new Error('This test needs a PostgreSQL');
  postgres = started;
  folder = makeDataFolder();
  server = await startAppServer(folder, { settings: { ...settings, DATABASE_URL: postgres.url } });
});
test.beforeEach(async () => {
  admin = await connect();
});
test.afterEach(() => admin.end());
test.afterAll(async () => {
  await server.end('SIGKILL');
  await postgres.stop();
  removeDataFolder(folder);
});

const send: Send = (...call) => sendTo(server.url, longestAnswer)(...call);

const readiness = async () => (await (await fetch(`${server.url}/readyz`)).json()).status;
const expectRecovered = () => expect.poll(readiness, { timeout: 30_000 }).toBe('ready');
const expectAway = (answer: Response) => {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
};

const interruptions: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['is stopped fast', async () => [await postgres.halt('fast'), await pause(1000), await postgres.resume()]],
  ['crashes', async () => [await postgres.halt('immediate'), await pause(1000), await postgres.resume()]],
  [
    'ends every connection',
    async () =>
      admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
      ),
  ],
];

for (const [what, interrupt] of interruptions)
  test(`a database that ${what} during submissions ends no server, and nothing is lost or done twice`, async () => {
    test.setTimeout(240_000);
    const { send: sendAsUser } = await signInBy(send);
    const bodyOf = await prepareSubmissions(sendAsUser);
    const document = await makeDocument('comprovativo.pdf', 30);
    let isOver = false;
    const confirmed: string[] = [];
    const statuses = new Set<number>();
    const client = async () => {
      for (let sent = 0; !isOver || sent < 2; sent += 1) {
        const [nif, key] = [makeNif(), randomUUID()];
        for (;;) {
          const answer = await sendAsUser('/Application/submit', bodyOf(document, nif), {
            'Idempotency-Key': key,
          });
          statuses.add(answer.status);
          if (answer.status === 200) break;
          expectAway(answer);
          await pause(200);
        }
        confirmed.push(nif);
      }
    };
    const clients = Promise.all(Array.from({ length: 8 }, client));
    await expect.poll(() => confirmed.length, { timeout: 30_000 }).toBeGreaterThan(8);
    await interrupt();
    const before = confirmed.length;
    await expect.poll(() => confirmed.length, { timeout: 60_000 }).toBeGreaterThan(before + 8);
    isOver = true;
    await clients;
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
    await expectRecovered();
    expect(server.exitCode()).toBeNull();

    const again = await connect();
    // Background work continues: the last confirmed request is verified.
    const status = async () =>
      (await again.query('select status_id from applications where fiscal_number = $1', [confirmed.at(-1)]))
        .rows[0]?.status_id;
    await expect.poll(status, { timeout: 30_000 }).not.toBe(applicationStatus.submitted);
    const { rows } = await again.query(
      'select fiscal_number, count(*)::int as times from applications where fiscal_number = any($1) group by 1',
      [confirmed],
    );
    await again.end();
    expect(rows).toHaveLength(confirmed.length);
    expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
  });

test('calls that wait for one lock leave others alone, are refused in time, and take no effect later', async () => {
  const { send: call, read } = await signInBy(send);
  const find = { applicationStatusId: applicationStatus.eligible, pageNumber: 1, pageSize: 10 };
  const { id } = (await read('/Application/search', find)).items[0];
  await admin.query('begin');
  await admin.query('select from applications where id = $1 for update', [id]);
  const cancel = () =>
    call('/Application/cancel', {
      applicationCancellations: [
        { applicationId: id, cancellationDate: new Date().toISOString(), cancellationReasonId: 1 },
      ],
    });
  const waiting = Array.from({ length: 40 }, cancel);
  for (let look = 0; look < 20; look += 1)
    expect((await call('/Application/search', { id, pageNumber: 1, pageSize: 10 })).status).toBe(200);
  for (const answer of await Promise.all(waiting)) expectAway(answer);
  await admin.query('rollback');
  await pause(500);
  const { rows } = await admin.query('select status_id from applications where id = $1', [id]);
  expect(rows).toEqual([{ status_id: applicationStatus.eligible }]);
  expect((await cancel()).status).toBe(200);
});

test('a read-only database is 503, and used again once it is writable', async () => {
  const { send: call } = await signInBy(send);
  const set = async (value: 'on' | 'off') => {
    await admin.query('set default_transaction_read_only = off');
    await admin.query(`alter database postgres set default_transaction_read_only = ${value}`);
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tsi' and $1 = 'on'",
      [value],
    );
  };
  await set('on');
  await expect.poll(readiness).toBe('readOnly');
  expectAway(await call('/Application/search', { pageNumber: 1, pageSize: 10 }));
  const { username, password } = accounts.operator;
  expectAway(await send('/Authentication/login', { username, password }));
  await set('off');
  await expectRecovered();
  const isServed = async () => (await call('/Application/search', { pageNumber: 1, pageSize: 10 })).status;
  await expect.poll(isServed, { timeout: 30_000 }).toBe(200);
});

test('a frozen database is 503 on every call, and an abandoned refresh has no effect', async () => {
  test.setTimeout(240_000);
  const { send: call, session } = await signInBy(send, accounts.administrator);
  const { rows } = await admin.query("select pid from pg_stat_activity where application_name = 'tsi'");
  const main = Number(readFileSync(join(postgres.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const processes = [main, ...rows.map(({ pid }) => Number(pid))];
  const { accessToken, refreshToken } = session;
  const refresh = () => send('/Authentication/refresh-access-token', { accessToken, refreshToken });
  for (const id of processes) process.kill(id, 'SIGSTOP');
  try {
    const { username, password } = accounts.operator;
    const answers = await Promise.all([
      refresh(),
      send('/Authentication/login', { username, password }),
      call('/Application/search-backoffice', { pageNumber: 1, pageSize: 10 }),
      call('/Application/get-by-id?applicationId=1'),
      call('/Application/export-anonymized-application-excel'),
      ...Array.from({ length: 40 }, () => call('/User/get-statuses')),
    ]);
    for (const answer of answers) expectAway(answer);
    expect(await readiness()).toBe('database');
  } finally {
    for (const id of processes) process.kill(id, 'SIGCONT');
  }
  await expectRecovered();
  expect((await refresh()).status).toBe(200);
});
