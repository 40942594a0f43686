import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { maintenanceUpload, maintenanceWorkbook } from '../../support/workbooks';
import { prepareSubmissions, type Send, sendTo, signInBy } from '../support/apiSession';
import { type AppServer, removeDataFolder, startBriefServer } from '../support/appServer';
import { makeDemoFolder } from '../support/demoFolder';
import { type Document, makeDocument } from '../support/documents';
import { expect, ownTest as test } from '../support/test';

/** A file size in bytes above the limit for work on the main thread. */
const forThreads = 100_000;
const noPdf = Buffer.alloc(forThreads, 'no PDF at all ');

/** Returns the processes that a process has started. */
const childrenOf = (parent = 0): number[] =>
  readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number);

let folder: string;
let server: AppServer;
let send: Send;
let accessToken: string;
let bodyOf: Awaited<ReturnType<typeof prepareSubmissions>>;

// The second test ends the server.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = makeDemoFolder();
  server = await startBriefServer(folder, { settings: { DRAIN_SECONDS: '5', LOG_LEVEL: 'warn' } });
  const signedIn = await signInBy(sendTo(server.url));
  ({ send } = signedIn);
  ({ accessToken } = signedIn.session);
  bodyOf = await prepareSubmissions(send);
});
test.afterAll(async () => {
  await server.end('SIGKILL');
  removeDataFolder(folder);
});

test('processes of the built program judge documents and lists', async () => {
  const good = await makeDocument('comprovativo.pdf', 1, forThreads);
  expect((await send('/Application/submit', bodyOf(good))).status).toBe(200);
  const bad: Document = { ...good, buffer: noPdf };
  const refused = await send('/Application/submit', bodyOf(bad));
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(`comprovativo.pdf: ${validationMessages.pdfContent}`);
  const list = maintenanceUpload(maintenanceWorkbook([['123456789']], ['Outra coisa']));
  const unknown = await send('/ApplicationAnnualMaintenance/register-requests-from-file', list);
  expect(unknown.status).toBe(400);
  expect(await unknown.text()).toMatch(/estrutura válida/);
});

test('a signal to the whole group is heard while a process judges a document, and all end once it is judged', async () => {
  const workers = childrenOf(server.processId);
  // Halted, it is busy for as long as this test wants, however fast the machine is.
  for (const worker of workers) process.kill(worker, 'SIGSTOP');
  const sent = request(`${server.url}/api/Application/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
  });
  let status: number | undefined;
  const answered = once(sent, 'response').then(([answer]) => {
    status = answer.resume().statusCode;
  });
  sent.end(JSON.stringify(bodyOf({ ...(await makeDocument('comprovativo.pdf', 1)), buffer: noPdf })));
  await once(sent, 'finish');
  for (const worker of workers) process.kill(worker, 'SIGTERM');
  const ended = server.end('SIGTERM');
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect(status).toBeUndefined();
  for (const worker of workers) process.kill(worker, 'SIGCONT');
  await answered;
  expect(status).toBe(400);
  await ended;
  expect(server.exitCode()).toBe(0);
  expect(server.output()).not.toContain('left unfinished');
  expect(server.output()).not.toContain('a worker ended');
  await expect.poll(() => workers.filter((worker) => existsSync(`/proc/${worker}`))).toEqual([]);
});
