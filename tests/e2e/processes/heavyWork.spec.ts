import { once } from 'node:events';
import { request } from 'node:http';
import { messages } from '../../../contract/rules/messages';
import { hostilePdf } from '../../support/hostileFiles';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { prepareSubmissions, type Send, sendTo, signInBy } from '../support/apiSession';
import { type AppServer, removeDataFolder, startBriefServer } from '../support/appServer';
import { makeDemoFolder } from '../support/demoFolder';
import { type Document, makeDocument } from '../support/documents';
import { expect, ownTest as test } from '../support/test';

const times = <T>(count: number, thing: T) => Array.from({ length: count }, () => thing);

/** A file size in bytes above the limit for work on the main thread. */
const forThreads = 100_000;
let folder: string;
let server: AppServer;
let send: Send;
let accessToken: string;
let bodyOf: Awaited<ReturnType<typeof prepareSubmissions>>;

// The second test ends the server.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = makeDemoFolder();
  server = await startBriefServer(folder, { settings: { DRAIN_SECONDS: '1', LOG_LEVEL: 'warn' } });
  const signedIn = await signInBy(sendTo(server.url));
  ({ send } = signedIn);
  ({ accessToken } = signedIn.session);
  bodyOf = await prepareSubmissions(send);
});
test.afterAll(async () => {
  await server.end('SIGKILL');
  removeDataFolder(folder);
});

test('threads of the built program judge documents and lists', async () => {
  const good = await makeDocument('comprovativo.pdf', 1, forThreads);
  expect((await send('/Application/submit', bodyOf(good))).status).toBe(200);
  const bad: Document = { ...good, buffer: Buffer.alloc(forThreads, 'no PDF at all ') };
  const refused = await send('/Application/submit', bodyOf(bad));
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(`comprovativo.pdf: ${messages.pdfContent}`);
  const list = maintenanceUpload(maintenanceWorkbook([['123456789']], ['Outra coisa']));
  const unknown = await send('/ApplicationAnnualMaintenance/register-requests-from-file', list);
  expect(unknown.status).toBe(400);
  expect(await unknown.text()).toMatch(/estrutura válida/);
});

test('a signal is heard while a document keeps a thread busy, and the process ends', async () => {
  test.setTimeout(120_000);
  const body = bodyOf({
    name: 'hostil.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(hostilePdf('streams of packed objects', 4_900_000)),
  });
  for (const application of body.applications) {
    application.socialSecurityFiles = application.socialSecurityFiles.flatMap((file) => times(3, file));
  }
  const sent = request(`${server.url}/api/Application/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
  });
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
