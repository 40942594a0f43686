import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { messages } from '../../contract/rules/messages';
import { exampleCodes } from '../../server/seed/addresses/exampleCodes';
import { hostilePdf } from '../support/hostileFiles';
import { maintenanceUpload, maintenanceWorkbook } from '../support/workbooks';
import { type AppServer, removeDataFolder, startBriefServer } from './support/appServer';
import { makeDemoFolder } from './support/demoFolder';
import { type Document, makeDocument } from './support/documents';
import { makeNif } from './support/makeNif';
import { requestBody } from './support/requestBody';
import { accounts } from './support/signIn';

const times = <T>(count: number, thing: T) => Array.from({ length: count }, () => thing);

/** More than is judged on the spot. */
const forThreads = 100_000;
let folder: string;
let server: AppServer;
let headers: Record<string, string>;
let submissionOf: (document: Document) => ReturnType<typeof requestBody>;

const call = async (path: string, body?: unknown) => {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body ? JSON.stringify(body) : undefined,
  });
  const said = await answer.json();
  return { status: answer.status, said: said.data ?? said };
};

test.beforeEach(async () => {
  folder = makeDemoFolder();
  server = await startBriefServer(folder, { settings: { DRAIN_SECONDS: '1', LOG_LEVEL: 'warn' } });
  headers = { 'Content-Type': 'application/json' };
  const { username, password } = accounts.operator;
  const { said: session } = await call('/Authentication/login', { username, password });
  headers.Authorization = `Bearer ${session.accessToken}`;
  const { providerId } = (await call('/Provider/provider-context')).said;
  const { cp4, cp3 } = exampleCodes.one[0];
  const [address] = (await call(`/Address/search?cp4=${cp4}&cp3=${cp3}`)).said;
  const submitter = { providerId, providerEmail: username, address };
  submissionOf = (document) => requestBody({ ...submitter, fiscalNumber: makeNif(), document });
});
test.afterEach(async () => {
  await server.end('SIGKILL');
  removeDataFolder(folder);
});

test('threads of the built program judge documents and lists', async () => {
  const good = await makeDocument('comprovativo.pdf', 1, forThreads);
  expect((await call('/Application/submit', submissionOf(good))).status).toBe(200);
  const bad: Document = { ...good, buffer: Buffer.alloc(forThreads, 'no PDF at all ') };
  const refused = await call('/Application/submit', submissionOf(bad));
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.said)).toContain(`comprovativo.pdf: ${messages.pdfContent}`);
  const list = maintenanceUpload(maintenanceWorkbook([['123456789']], ['Outra coisa']));
  const unknown = await call('/ApplicationAnnualMaintenance/register-requests-from-file', list);
  expect(unknown.status).toBe(400);
  expect(JSON.stringify(unknown.said)).toMatch(/estrutura válida/);
});

test('a signal is heard while a document keeps a thread busy, and the process ends', async () => {
  test.setTimeout(120_000);
  const body = submissionOf({
    name: 'hostil.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(hostilePdf('streams of packed objects', 4_900_000)),
  });
  for (const application of body.applications) {
    application.socialSecurityFiles = application.socialSecurityFiles.flatMap((file) => times(3, file));
  }
  const sent = request(`${server.url}/api/Application/submit`, { method: 'POST', headers });
  let status: number | undefined;
  const answered = once(sent, 'response').then(([answer]) => {
    status = answer.resume().statusCode;
  });
  sent.end(JSON.stringify(body));
  await once(sent, 'finish');
  const begin = Date.now();
  const ended = server.end('SIGTERM');
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect(status).toBeUndefined();
  await answered;
  expect(status).toBe(400);
  await ended;
  expect(server.exitCode()).toBe(0);
  expect(Date.now() - begin).toBeLessThan(60_000);
  expect(server.output()).not.toContain('left unfinished');
});
