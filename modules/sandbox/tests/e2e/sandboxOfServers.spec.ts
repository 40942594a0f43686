import { sendTo, signInBy } from '../../../../tests/e2e/support/apiSession';
import {
  type AppServer,
  makeDataFolder,
  removeDataFolder,
  runAppServer,
  startAppServer,
} from '../../../../tests/e2e/support/appServer';
import { makePostgresDatabase } from '../../../../tests/e2e/support/makePostgresDatabase';
import { expect, ownTest as test } from '../../../../tests/e2e/support/test';
import { startPostgres } from '../../../../tests/run/startPostgres.mjs';

/** Makes a client of the sandbox by one server, and returns how its system calls any of them. */
const clientOfSandbox = async ({ url }: AppServer) => {
  const { read } = await signInBy(sendTo(url));
  const { client, secret } = await read('/ApiClient/create', {
    environment: 'sandbox',
    name: 'CRM',
    permissions: ['AnnualMaintenanceModule_Reader'],
    key: { kind: 'secret' },
  });
  const answer = await fetch(`${url}/sandbox/api/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client.clientId,
      client_secret: secret,
    }),
  });
  const { access_token: token } = await answer.json();
  return (server: AppServer, path: string, body: object) =>
    sendTo(`${server.url}/sandbox`)(path, body, { authorization: `Bearer ${token}` });
};

test('two servers share a sandbox: what a system sets by one holds at the other, and at one that is started later', async () => {
  test.setTimeout(240_000);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('This test needs a PostgreSQL');
  const database = await makePostgresDatabase(postgres.url);
  const sandbox = await makePostgresDatabase(postgres.url);
  const folders = [makeDataFolder(), makeDataFolder(), makeDataFolder()];
  const servers: AppServer[] = [];
  try {
    const settings = {
      DATABASE_URL: database.url,
      SANDBOX_DATABASE_URL: sandbox.url,
      TOKEN_SECRET: 'one-secret-for-the-servers-of-this-test',
      WORKER: '0',
    };
    // The database of the installation, by another name.
    const same = new URL(database.url);
    same.hostname = same.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    const wrong = await runAppServer(folders[0] ?? '', { ...settings, SANDBOX_DATABASE_URL: same.href });
    expect([wrong.code, wrong.said]).toEqual([
      1,
      expect.stringContaining('SANDBOX_DATABASE_URL must be another database than that of DATABASE_URL'),
    ]);

    const start = async (folder = '') => {
      const server = await startAppServer(folder, { settings });
      servers.push(server);
      return server;
    };
    const [first, second] = await Promise.all([start(folders[0]), start(folders[1])]);
    const send = await clientOfSandbox(first);
    const period = { beginDate: '2031-03-01T00:00:00.000Z', endDate: '2031-04-01T00:00:00.000Z' };
    expect((await send(first, '/Sandbox/set-period', period)).status).toBe(200);
    const periodAt = async (server: AppServer) =>
      (await (await send(server, '/Sandbox/get', {})).json()).data.period;
    expect(await periodAt(second)).toEqual(period);

    await first.end('SIGTERM');
    expect(first.exitCode()).toBe(0);
    expect(await periodAt(await start(folders[2]))).toEqual(period);
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await database.drop();
    await sandbox.drop();
    await postgres.stop();
    for (const folder of folders) removeDataFolder(folder);
  }
});
