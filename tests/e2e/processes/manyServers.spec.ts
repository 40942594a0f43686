import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { startPostgres } from '../../run/startPostgres.mjs';
import { prepareSubmissions, type Send, sendTo, signInBy } from '../support/apiSession';
import { type AppServer, makeDataFolder, removeDataFolder, startAppServer } from '../support/appServer';
import { makeDocument } from '../support/documents';
import { makeNif } from '../support/makeNif';
import { makePostgresDatabase } from '../support/makePostgresDatabase';
import { accounts } from '../support/signIn';
import { expect, ownTest as test } from '../support/test';

const clients = 6;
const submitsOfEach = 8;
const attempts = 20;
/** The number of verifications that a server runs at a time. */
const lanes = 3;
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Makes a tax number that a simulated service accepts at once, so that its request gets a result and an e-mail. */
const eligibleNif = (): string => {
  const nif = makeNif();
  return /^....(?!999)....[0-6]$/.test(nif) ? nif : eligibleNif();
};

/** Collects the Message-IDs of the e-mails that servers wrote: a repeated e-mail counts once. */
const messageIds = (folders: readonly string[]) =>
  new Set(
    folders
      .map((folder) => join(folder, 'mail'))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
      .map((mail) => /^Message-ID: .*$/m.exec(mail)?.[0]),
  );

/** Sends to the servers in turn, as a load balancer would, and tries the next one while there is no response. */
const balance = (servers: readonly AppServer[]): Send => {
  let next = 0;
  return async (...call) => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const server = servers[next % servers.length];
      next += 1;
      try {
        const response = await sendTo(server?.url ?? '')(...call);
        // A response cut off halfway counts as none.
        return new Response(await response.text(), response);
      } catch {
        await pause();
      }
    }
    throw new Error(`Nobody answered ${call[0]}`);
  };
};

test('of three servers on one database one is killed under load: nothing is lost, nothing done twice', async () => {
  test.setTimeout(300_000);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('This test needs a PostgreSQL');
  const database = await makePostgresDatabase(postgres.url);
  const folders = [makeDataFolder(), makeDataFolder(), makeDataFolder()];
  const settings = {
    DATABASE_URL: database.url,
    TOKEN_SECRET: 'one-secret-for-all-three-servers-of-this-test',
    LOG_LEVEL: 'warn',
    // Reminders would be counted among the e-mails about results.
    DEADLINE_REMINDERS: '0',
  };
  const servers: AppServer[] = [];
  const admin = new pg.Client(database.url);
  try {
    // All start at once on an empty database: one of them creates the schema and the demo data.
    servers.push(...(await Promise.all(folders.map((folder) => startAppServer(folder, { settings })))));
    await admin.connect();
    const numbers = async (text: string, values: unknown[] = []): Promise<number[]> =>
      (await admin.query({ text, values, rowMode: 'array' })).rows.flat().map(Number);
    expect(
      await numbers('select count(*) from users where username = $1', [accounts.operator.username]),
    ).toEqual([1]);

    const { send: call } = await signInBy(balance(servers));
    const bodyOf = await prepareSubmissions(call);
    const document = await makeDocument('comprovativo.pdf', 30);

    const submit = async () => {
      const fiscalNumber = eligibleNif();
      const body = bodyOf(document, fiscalNumber);
      const send = () => call('/Application/submit', body, { 'Idempotency-Key': key });
      const key = randomUUID();
      // An impatient caller sends again before the first response arrives.
      const [answer, again] = await Promise.all([send(), send()]);
      expect(answer.status).toBe(200);
      const [{ applicationId }] = await answer.json();
      expect(await again.json()).toEqual([{ success: true, applicationId }]);
      const found = await call('/Application/search', { fiscalNumber, pageNumber: 1, pageSize: 10 });
      expect(await found.json()).toMatchObject({ items: [{ id: applicationId }], totalItems: 1 });
      return applicationId as number;
    };

    let done = 0;
    const client = async () => {
      const ids: number[] = [];
      for (let index = 0; index < submitsOfEach; index += 1) {
        ids.push(await submit());
        done += 1;
      }
      return ids;
    };
    // The lock keeps results from being written, so every server holds jobs when one of them is killed.
    await admin.query('begin; lock table mail_notifications in share row exclusive mode');
    const leases = "from jobs where kind = 'verify' and leased_until > now()";
    const work = Promise.all(Array.from({ length: clients }, client));
    const held = () => numbers(`select count(*) ${leases}`);
    await expect.poll(held, { timeout: 60_000 }).toEqual([servers.length * lanes]);
    expect(done).toBeLessThan(clients * submitsOfEach);
    await servers[1]?.end('SIGKILL');
    const tokens = (await admin.query(`select lease_token ${leases}`)).rows.map((row) => row.lease_token);
    await admin.query('commit');
    const ids = (await work).flat().sort((a, b) => a - b);

    expect(new Set(ids).size).toBe(clients * submitsOfEach);
    const of = (table: string, column: string, more = '') =>
      numbers(`select ${column} from ${table} where ${column} >= $1 ${more} order by 1`, [ids[0]]);
    expect(await of('applications', 'id')).toEqual(ids);
    expect(await of('application_history', 'application_id', 'and status_id = 1')).toEqual(ids);
    expect(await of('files', 'application_id')).toEqual(ids);
    expect(
      await of('audit_events', 'subject_id', "and subject = 'application' and action = 'create'"),
    ).toEqual(ids);

    const left = () => numbers("select count(*) from jobs where kind in ('verify', 'sendMail')");
    await expect.poll(left, { timeout: 30_000 }).toEqual([lanes]);
    // Simulates that the 90-second lease has expired.
    await admin.query('update jobs set leased_until = now() where lease_token = any($1)', [tokens]);
    await expect.poll(left, { timeout: 30_000 }).toEqual([0]);
    expect(await of('applications', 'id', `and status_id = ${applicationStatus.eligible}`)).toEqual(ids);
    const result = `and status_id in (${applicationStatus.eligible}, ${applicationStatus.nonEligible})`;
    expect(await of('application_history', 'application_id', result)).toEqual(ids);
    expect(await of('mail_notifications', 'application_id')).toEqual(ids);
    expect(await of('mail_notifications', 'application_id', 'and actual_shipping_date is not null')).toEqual(
      ids,
    );
    expect(messageIds(folders).size).toBe(ids.length);

    for (const server of [servers[0], servers[2]])
      expect((await fetch(`${server?.url}/readyz`)).status).toBe(200);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await admin.end();
    await database.drop();
    await postgres.stop();
    for (const folder of folders) removeDataFolder(folder);
  }
});
