import { join } from 'node:path';
import pg from 'pg';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { startPostgres } from '../../run/startPostgres.mjs';
import { prepareSubmissions, type Send, sendTo, signInBy } from '../support/apiSession';
import {
  type AppServer,
  makeDataFolder,
  removeDataFolder,
  runAppServer,
  startBriefServer,
} from '../support/appServer';
import { makeDocument } from '../support/documents';
import { makeNif } from '../support/makeNif';
import { makePostgresDatabase } from '../support/makePostgresDatabase';
import { accounts } from '../support/signIn';
import { expect, ownTest as test } from '../support/test';
import { unpackLastServer } from '../support/unpackLastServer';

const drainSeconds = 2;
/** How often the balancer asks servers whether they are ready, in milliseconds. */
const probing = 100;

/**
 * Sends each call once, to one of the servers that said they are ready, in turn, as a load balancer does. A failed call
 * is noted and never repeated.
 */
const balance = () => {
  const failures: string[] = [];
  const ready = new Map<AppServer, number>();
  const asked: AppServer[] = [];
  const probe = async (server: AppServer) => {
    const isReady = await fetch(`${server.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isReady) ready.delete(server);
    else if (!ready.has(server)) ready.set(server, 0);
  };
  const timer = setInterval(() => asked.map(probe), probing);
  let turn = 0;
  const send: Send = async (path, ...more) => {
    const servers = [...ready.keys()];
    const server = servers[turn++ % servers.length];
    if (!server) throw new Error('No server is ready');
    try {
      const answer = await sendTo(server.url)(path, ...more);
      const whole = new Response(await answer.arrayBuffer(), answer);
      if (!whole.ok) failures.push(`${path}: ${whole.status} ${await whole.clone().text()}`);
      if (ready.has(server)) ready.set(server, (ready.get(server) ?? 0) + 1);
      return whole;
    } catch (failure) {
      failures.push(`${path}: ${failure}`);
      throw failure;
    }
  };
  return {
    send,
    failures,
    add: async (server: AppServer) => {
      asked.push(server);
      await probe(server);
    },
    isTaken: (server: AppServer) => ready.has(server),
    /** The number of calls that a ready server has answered. */
    answered: (server: AppServer) => ready.get(server) ?? 0,
    stop: () => clearInterval(timer),
  };
};

/** Makes a tax number whom neither service finds eligible: with a document it waits for the regulator. */
const doubtfulNif = (): string => {
  const nif = makeNif();
  return /^....(?!999)....[789]$/.test(nif) ? nif : doubtfulNif();
};

test('the last release is replaced under load: no call fails, and all that was done is there', async () => {
  test.setTimeout(300_000);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('This test needs a PostgreSQL');
  const database = await makePostgresDatabase(postgres.url);
  const folders = [makeDataFolder(), makeDataFolder(), await unpackLastServer()];
  const [oldData = '', newData = '', lastVersion = ''] = folders;
  const settings = {
    DATABASE_URL: database.url,
    TOKEN_SECRET: 'one-secret-for-both-of-the-servers-of-this-test',
    DRAIN_SECONDS: String(drainSeconds),
    LOG_LEVEL: 'warn',
  };
  const servers: AppServer[] = [];
  const balancer = balance();
  const admin = new pg.Client(database.url);
  let isOver = false;
  try {
    const old = await startBriefServer(oldData, {
      settings: { ...settings, SEED_DEMO: '1' },
      program: join(lastVersion, 'main.js'),
    });
    servers.push(old);
    await admin.connect();
    const count = async (statement: string, values: unknown[] = []) =>
      Number((await admin.query(statement, values)).rows[0].count);
    await balancer.add(old);

    const document = await makeDocument('comprovativo.pdf', 2);
    const decided: number[] = [];
    const submitted: number[] = [];
    let rounds = 0;
    const decide = async (id: number) => {
      const { read } = await signInBy(balancer.send, accounts.administrator);
      const decision = { applicationId: id, applicationStatus: applicationStatus.eligible, reason: 'Sim.' };
      expect(await read('/Application/set-eligibility', decision)).toBe(true);
      decided.push(id);
    };
    const client = async (account: (typeof accounts)['operator' | 'otherOperator' | 'provider']) => {
      while (!isOver) {
        const { send, read } = await signInBy(balancer.send, account);
        const bodyOf = await prepareSubmissions(send);
        const fiscalNumber = doubtfulNif();
        const [{ applicationId: id }] = await read('/Application/submit', {
          ...bodyOf(document, fiscalNumber),
          providerEmail: account.username,
        });
        submitted.push(id);
        const page = { pageNumber: 1, pageSize: 10 };
        const { items } = await read('/Application/search', { fiscalNumber, ...page });
        expect(items).toMatchObject([{ id }]);
        const [file] = await read(`/Application/get-files?applicationId=${id}`);
        const stored = await send(
          `/Application/download-resource-file?resourceFileId=${file.resourceFileId}`,
        );
        expect(Buffer.from(await stored.arrayBuffer()).equals(document.buffer)).toBe(true);
        const waits = async () =>
          (await count('select count(*) from applications where id = $1 and status_id = $2', [
            id,
            applicationStatus.awaitsRegulator,
          ])) === 1;
        await expect.poll(waits, { timeout: 30_000 }).toBe(true);
        await decide(id);
        rounds += 1;
      }
    };
    const clients = [accounts.operator, accounts.otherOperator, accounts.provider, accounts.operator];
    const work = Promise.all(clients.map(client));
    const more = (than: number) =>
      Promise.race([work, expect.poll(() => rounds >= than, { timeout: 60_000 }).toBe(true)]);
    await more(clients.length);

    const next = await startBriefServer(newData, { settings });
    servers.push(next);
    await balancer.add(next);
    await more(rounds + 2 * clients.length);
    expect(Math.min(balancer.answered(old), balancer.answered(next))).toBeGreaterThan(10);

    // The old one says that it is ending, is taken out, and finishes what it began.
    const ended = old.end('SIGTERM');
    await expect.poll(() => balancer.isTaken(old)).toBe(false);
    await ended;
    expect(old.exitCode()).toBe(0);
    await more(rounds + clients.length);
    isOver = true;
    await work;

    expect(balancer.failures).toEqual([]);
    const ids = [...submitted].sort((a, b) => a - b);
    expect(new Set(ids).size).toBe(rounds);
    expect([...decided].sort((a, b) => a - b)).toEqual(ids);
    const eligible = 'select count(*) from applications where id = any($1) and status_id = $2';
    expect(await count(eligible, [ids, applicationStatus.eligible])).toBe(ids.length);
    for (const [command, words] of [
      ['check-counts', 'Every count is right.'],
      ['verify-audit', ''],
    ] as const) {
      const { code, output } = await runAppServer(newData, settings, [], [command]);
      expect(output).toContain(words);
      expect(code, output).toBe(0);
    }
    for (const server of servers) expect(server.output()).not.toMatch(/"level":(50|60)/);
  } finally {
    isOver = true;
    balancer.stop();
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await admin.end();
    await database.drop();
    await postgres.stop();
    for (const folder of folders) removeDataFolder(folder);
  }
});
