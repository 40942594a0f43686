import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../run/startPostgres.mjs';
import { sendTo, signInBy } from '../support/apiSession';
import {
  type AppServer,
  makeDataFolder,
  removeDataFolder,
  runAppServer,
  startAppServer,
} from '../support/appServer';
import { makePostgresDatabase } from '../support/makePostgresDatabase';
import { expect, ownTest as test } from '../support/test';

const clients = 6;
const metricsToken = 'only-those-who-watch-may-read-these-numbers';
const search = '/api/Application/search';

interface Line {
  readonly msg: string;
  readonly pid: number;
  readonly process?: number;
}

const linesOf = (server: AppServer): Line[] =>
  server
    .output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Calls all the time over connections that stay open; tells how many calls were answered, and how many failed. */
const startLoad = (url: string, token: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const counted = { answered: 0, failed: 0 };
  let isOver = false;
  const call = () =>
    new Promise<void>((resolve) => {
      const settle = (outcome: keyof typeof counted) => {
        counted[outcome] += 1;
        resolve();
      };
      const sent = request(
        `${url}${search}`,
        {
          agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        },
        (response) => {
          response.on('error', () => settle('failed')).on('end', () => settle('answered'));
          if (response.statusCode !== 200) response.destroy(new Error());
          response.resume();
        },
      );
      sent.on('error', () => settle('failed'));
      sent.end(JSON.stringify({ pageNumber: 1, pageSize: 10 }));
    });
  const client = async () => {
    while (!isOver) {
      await call();
      await pause(40);
    }
  };
  const running = Promise.all(Array.from({ length: clients }, client));
  return {
    counted,
    stop: async () => {
      isOver = true;
      await running;
      agent.destroy();
    },
  };
};

/** The calls that the server's metrics know of: one sum over all processes. */
const countedCalls = async ({ url }: AppServer): Promise<number> => {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const [, count = '0'] =
    /^http_request_duration_seconds_count\{method="POST",route="\/api\/Application\/search",status="200"\} (\d+)$/m.exec(
      await answer.text(),
    ) ?? [];
  return Number(count);
};

/**
 * Makes a client of the sandbox, and calls over connections of their own until every process has opened the sandbox; returns
 * what does so again, and checks that each answers with what one of them was told.
 */
const trySandbox = async (server: AppServer, read: Awaited<ReturnType<typeof signInBy>>['read']) => {
  const { client, secret } = await read('/ApiClient/create', {
    environment: 'sandbox',
    name: 'CRM',
    permissions: ['AnnualMaintenanceModule_Reader'],
    key: { kind: 'secret' },
  });
  const send = (path: string, body?: object, token?: string) =>
    sendTo(`${server.url}/sandbox`)(path, body, {
      connection: 'close',
      ...(token && { authorization: `Bearer ${token}` }),
    });
  const answer = await fetch(`${server.url}/sandbox/api/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client.clientId,
      client_secret: secret,
    }),
  });
  const { access_token: token } = await answer.json();
  const period = { beginDate: '2031-03-01T00:00:00.000Z', endDate: '2031-04-01T00:00:00.000Z' };
  expect((await send('/Sandbox/set-period', period, token)).status).toBe(200);
  return async () => {
    const opened = new Set<number>();
    await expect(async () => {
      const told = await send('/Sandbox/get', {}, token);
      expect((await told.json()).data.period).toEqual(period);
      for (const { msg, pid } of linesOf(server)) if (msg === 'the sandbox was opened') opened.add(pid);
      const alive = linesOf(server)
        .filter(({ msg, pid }) => msg === 'listening' && isAlive(pid))
        .map(({ pid }) => pid);
      expect(alive.filter((pid) => opened.has(pid))).toHaveLength(2);
    }).toPass({ timeout: 30_000 });
  };
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('two processes on one port are replaced one by one under load without a failed call, and after a kill', async () => {
  test.setTimeout(120_000);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('This test needs a PostgreSQL');
  const database = await makePostgresDatabase(postgres.url);
  const sandbox = await makePostgresDatabase(postgres.url);
  const folder = makeDataFolder();
  let server: AppServer | undefined;
  try {
    const refused = await runAppServer(folder, { WORKERS: 'auto' });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('WORKERS: must not be set') });

    const settings = {
      DATABASE_URL: database.url,
      SANDBOX_DATABASE_URL: sandbox.url,
      TOKEN_SECRET: 'one-secret-for-the-processes-of-this-test',
      METRICS_TOKEN: metricsToken,
      WORKERS: '2',
      // Polls of the background work would only add to what this small machine has to do.
      WORKER: '0',
    };
    // The database of the installation, by another name.
    const same = new URL(database.url);
    same.hostname = same.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    const wrong = await runAppServer(folder, { ...settings, WORKERS: '1', SANDBOX_DATABASE_URL: same.href });
    expect([wrong.code, wrong.said]).toEqual([
      1,
      expect.stringContaining('SANDBOX_DATABASE_URL must be another database than that of DATABASE_URL'),
    ]);

    server = await startAppServer(folder, { settings });
    const running = server;
    const listening = () => linesOf(running).filter(({ msg }) => msg === 'listening');
    await expect.poll(() => listening().length).toBe(2);
    const { session, read } = await signInBy(sendTo(server.url));
    const inSandbox = await trySandbox(server, read);
    await inSandbox();
    const load = startLoad(server.url, session.accessToken);
    await pause(1000);

    const [first, second] = listening().map(({ pid }) => pid);
    process.kill(running.processId ?? 0, 'SIGHUP');
    await expect
      .poll(() => linesOf(running).some(({ msg }) => msg === 'the processes were replaced'), {
        timeout: 40_000,
      })
      .toBe(true);
    const replaced = listening().map(({ pid }) => pid);
    expect(new Set(replaced).size).toBe(4);
    for (const old of [first, second]) expect(() => process.kill(old ?? 0, 0)).toThrow();
    expect(load.counted.answered).toBeGreaterThan(20);
    expect(load.counted.failed).toBe(0);
    await load.stop();
    expect(await countedCalls(server)).toBe(load.counted.answered);

    // Of the calls, only those in flight on the killed process fail: at most one for each connection.
    const again = startLoad(server.url, session.accessToken);
    await pause(500);
    process.kill(replaced[2] ?? 0, 'SIGKILL');
    await expect.poll(() => listening().length, { timeout: 20_000 }).toBe(5);
    const { failed, answered } = { ...again.counted };
    expect(failed).toBeLessThanOrEqual(clients);
    await expect.poll(() => again.counted.answered).toBeGreaterThan(answered + clients);
    await again.stop();
    expect(again.counted.failed).toBe(failed);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await countedCalls(server)).toBeGreaterThanOrEqual(load.counted.answered);

    // New processes open the sandbox again, with what was there.
    await inSandbox();

    await server.end('SIGTERM');
    expect(server.exitCode()).toBe(0);
  } finally {
    await server?.end('SIGKILL');
    await database.drop();
    await sandbox.drop();
    await postgres.stop();
    removeDataFolder(folder);
  }
});
