import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packClientLibrary } from '../../build/buildClientLibrary.mjs';
import { rights } from '../../contract/access';
import { isForClients } from '../../contract/rules/callsOfClients';
import { clientRights, makeClient } from '../../modules/integration/tests/clients';
import { applications } from '../../server/db/schema/applications';
import { users } from '../../server/db/schema/users';
import { listCalls } from '../../server/http/listCalls';
import { mayCall } from '../../server/services/context/requireAccess';
import { freePort } from '../run/freePort.mjs';
import { validNif } from '../support/nifs';
import { createTestServer, type TestServer } from '../support/testServer';

const run = promisify(execFile);
const compiler = join(import.meta.dirname, '../../node_modules/typescript7/bin/tsc');
const typesOfNode = join(import.meta.dirname, '../../node_modules/@types');
const strictly = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--skipLibCheck', 'false'];
const surroundings = ['--types', 'node', '--typeRoots', typesOfNode];

let folder: string;
let library: { createClient: (options: object) => Record<string, (input?: object) => Promise<unknown>> };
let server: TestServer;
let providerId: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tsi-client-'));
  const packed = await packClientLibrary(folder, '1.2.3', '2026-11-26');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed}`], { cwd: folder });
  library = await import(/* @vite-ignore */ join(folder, 'node_modules/tsi-client/index.js'));
  server = await createTestServer();
  const [provider] = await server.db.select().from(users).where(eq(users.userTypeId, 2));
  providerId = provider?.id ?? 0;
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a call that a provider’s system may make is a function of the library, and no other', () => {
  const client = { userId: 1, username: '', role: 'Operator', roles: ['Operator'], providerId: 2 } as const;
  // In the sandbox it may look after it.
  const ofSandbox = ['Integration_Reader', 'Integration_Updater'];
  const permissions = rights.filter((right) => [...clientRights, ...ofSandbox].includes(right));
  const streams = ['followQueues'];
  const names = listCalls()
    .filter(({ call }) => isForClients(call) && mayCall({ ...client, permissions }, call))
    .map(({ name }) => name)
    .filter((name) => !streams.includes(name));
  const made = library.createClient({ server: '', clientId: '', clientSecret: '' });
  expect(Object.keys(made).sort()).toEqual(names.sort());
});

it('a stranger’s program is checked against it and runs: token, submit, get, changes, a refusal', async () => {
  cpSync(join(import.meta.dirname, 'strangersProgram.txt'), join(folder, 'program.ts'));
  await run(process.execPath, [compiler, ...strictly, ...surroundings, 'program.ts'], { cwd: folder }).catch(
    ({ stdout }) => expect.unreachable(stdout),
  );
  const { client, secret } = await makeClient(server, providerId);
  const port = await freePort();
  const listening = serve({ fetch: server.app.fetch, port });
  const settings = {
    TSI_SERVER: `http://localhost:${port}`,
    TSI_CLIENT_ID: client.publicId,
    TSI_CLIENT_SECRET: secret,
    TSI_NIF: validNif(7_100_001),
  };
  try {
    const env = { PATH: process.env.PATH, ...settings };
    const { stdout } = await run(process.execPath, ['program.js'], { cwd: folder, env });
    const named = eq(applications.fullName, 'Rita Estranha');
    const stored = await server.db.select().from(applications).where(named);
    expect(stored).toMatchObject([{ providerId, fiscalNumber: settings.TSI_NIF }]);
    expect(JSON.parse(stdout)).toMatchObject({
      fullName: 'Rita Estranha',
      changed: [stored[0]?.id],
      refused: { status: 400, code: 'invalid_nif', field: expect.stringContaining('fiscalNumber') },
    });
    expect(JSON.parse(stdout).refused.reference).toMatch(/^[\w-]{16,}$/);
  } finally {
    listening.close();
  }
}, 60_000);

it('the client library proves itself by a private key too', async () => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const publicKey = { ...(await exportJWK(pair.publicKey)), kid: 'crm-1' };
  const { client } = await makeClient(server, providerId, {
    name: 'CRM com chave',
    key: { kind: 'jwk', publicKey: publicKey as never },
  });
  const tsi = library.createClient({
    server: 'https://tsi.example.pt',
    clientId: client.publicId,
    privateKey: { ...(await exportJWK(pair.privateKey)), kid: 'crm-1' },
    fetch: (url: string, init: RequestInit) => server.fetch(url.replace('https://tsi.example.pt', ''), init),
  });
  expect(await tsi.getProviderContext?.()).toMatchObject({ providerId });
});
