import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { demoAccounts } from '../../../server/seed/common/demoAccounts';
import { sendTo, signInBy } from '../../e2e/support/apiSession';
import {
  type AppServer,
  makeDataFolder,
  removeDataFolder,
  startAppServer,
} from '../../e2e/support/appServer';
import { makePostgresDatabase } from '../../e2e/support/makePostgresDatabase';
import { freePort } from '../../run/freePort.mjs';
import { startOwnPostgres } from '../../run/startPostgres.mjs';

const count = Number(process.env.BENCH_STRANGERS ?? 1000);
const kills = Number(process.env.BENCH_KILLS ?? 6);
const longestMinutes = 30;
/** Milliseconds into a call at which the server is killed, at most: about as long as one takes. */
const longestWait = 1500;

interface Step {
  readonly step: string;
  readonly seconds: number;
  readonly repeated?: number;
  readonly submitted?: readonly number[];
  readonly told?: readonly (readonly [number, readonly number[]])[];
}

/** Creates a client as a person does on the page, and returns what the person hands over. */
const createClient = async (url: string) => {
  const { read } = await signInBy(sendTo(url), demoAccounts[1]);
  const permissions = [
    'ApplicationsModule_Reader',
    'ApplicationsModule_Writer',
    'ApplicationsModule_Updater',
  ];
  const { client, secret } = await read('/ApiClient/create', {
    name: 'CRM',
    permissions,
    key: { kind: 'secret' },
  });
  return { TSI_SERVER: url, TSI_CLIENT_ID: client.clientId, TSI_CLIENT_SECRET: secret };
};

/** Runs the stranger's program, and tells of each step. */
const runStranger = async (env: Readonly<Record<string, string>>, onStep: (step: Step) => void) => {
  const program = join(import.meta.dirname, 'stranger.mjs');
  const stranger = spawn(process.execPath, [program, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...env },
  });
  let last: Step | undefined;
  for await (const line of createInterface({ input: stranger.stdout })) {
    last = JSON.parse(line) as Step;
    onStep(last);
  }
  if (last?.step !== 'done') throw new Error('The stranger did not get to the end');
  return last;
};

it.each([0, kills])('a stranger activates, and the server is killed %i times meanwhile', async (wanted) => {
  const postgres = await startOwnPostgres(['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']);
  if (!postgres) throw new Error('There is no PostgreSQL');
  const database = await makePostgresDatabase(postgres.url);
  const folder = makeDataFolder();
  const port = await freePort();
  const settings = { DATABASE_URL: database.url, SEED_DEMO: '1', LOG_LEVEL: 'error' };
  const start = () => startAppServer(folder, { port, settings });
  let server: AppServer = await start();
  const sql = new pg.Client(database.url);
  try {
    await sql.connect();
    const credentials = await createClient(server.url);
    let killed = 0;
    let killing: Promise<void> | undefined;
    const kill = async () => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestWait));
      await server.end('SIGKILL');
      killed += 1;
      server = await start();
    };
    const done = await runStranger(credentials, ({ step, seconds }) => {
      if (step === 'done' || killing || killed === wanted) return;
      killing = kill().finally(() => {
        killing = undefined;
      });
      console.info(`kill -9 while ${step} at ${seconds} s`);
    });
    await killing;
    const told = new Map(done.told);
    console.info(
      `${count} activations in ${done.seconds} s; server killed ${killed} times; ${done.repeated} tries repeated`,
    );
    expect(killed).toBe(wanted);
    expect(done.seconds).toBeLessThan(longestMinutes * 60);

    const { rows } = await sql.query(
      `select a.id, a.status_id, a.fiscal_number,
        (select count(*)::int from application_history h where h.application_id = a.id and h.status_id = $1) as eligible,
        (select count(*)::int from application_history h where h.application_id = a.id and h.status_id = $2) as active,
        (select count(*)::int from mail_notifications m where m.application_id = a.id) as mails
      from applications a where a.full_name = 'Pessoa Estranha' order by a.id`,
      [applicationStatus.eligible, applicationStatus.active],
    );
    expect(rows.map(({ id }) => id)).toEqual([...(done.submitted ?? [])].sort((a, b) => a - b));
    expect(new Set(rows.map(({ fiscal_number }) => fiscal_number)).size).toBe(count);
    for (const { id, status_id, eligible, active, mails } of rows) {
      expect([id, status_id, eligible, active]).toEqual([id, applicationStatus.active, 1, 1]);
      expect(mails, `mails of ${id}`).toBe(rows[0]?.mails);
      const statuses = told.get(id) ?? [];
      expect(new Set(statuses).size, `changes of ${id} told once`).toBe(statuses.length);
      expect(statuses.at(-1)).toBe(applicationStatus.active);
    }
  } finally {
    await sql.end();
    await server.end('SIGKILL');
    removeDataFolder(folder);
    await postgres.stop();
  }
});
