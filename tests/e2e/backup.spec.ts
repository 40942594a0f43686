import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { applicationStatus } from '../../contract/rules/applicationStatuses';
import { exampleCodes } from '../../server/seed/addresses/exampleCodes';
import { findPostgresProgram } from '../run/findPostgres.mjs';
import { startPostgres } from '../run/startPostgres.mjs';
import { type AppServer, makeDataFolder, removeDataFolder, startBriefServer } from './support/appServer';
import { makeDemoFolder } from './support/demoFolder';
import { type Document, makeDocument } from './support/documents';
import { makeNif } from './support/makeNif';
import { makePostgresDatabase } from './support/makePostgresDatabase';
import { requestBody } from './support/requestBody';
import { accounts } from './support/signIn';

const { username, password } = accounts.operator;

const signIn = async ({ url }: AppServer) => {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const send = async (path: string, body?: unknown) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const response = await fetch(`${url}/api${path}`, init);
    expect(response.status, path).toBe(200);
    return response;
  };
  const call = async (path: string, body?: unknown) => {
    const answer = await (await send(path, body)).json();
    return answer.data ?? answer;
  };
  const { accessToken } = await call('/Authentication/login', { username, password });
  headers.Authorization = `Bearer ${accessToken}`;
  return { call, send };
};

const submit = async (server: AppServer, document: Document): Promise<number> => {
  const { call } = await signIn(server);
  const { providerId } = await call('/Provider/provider-context');
  const { cp4, cp3 } = exampleCodes.one[0];
  const [address] = await call(`/Address/search?cp4=${cp4}&cp3=${cp3}`);
  const body = requestBody({
    providerId,
    providerEmail: username,
    address,
    fiscalNumber: makeNif(),
    document,
  });
  const [{ applicationId }] = await call('/Application/submit', body);
  return applicationId;
};

/** The request has its document, and later data are missing. */
const expectRestored = async (server: AppServer, id: number, document: Document, later: number) => {
  const { call, send } = await signIn(server);
  expect(await call(`/Application/get-by-id?applicationId=${id}`)).toMatchObject({ fullName: 'Rui Barbosa' });
  const [file] = await call(`/Application/get-files?applicationId=${id}`);
  const content = await send(`/Application/download-resource-file?resourceFileId=${file.resourceFileId}`);
  expect(Buffer.compare(Buffer.from(await content.arrayBuffer()), document.buffer)).toBe(0);
  const found = await call('/Application/search', { id: later, pageNumber: 1, pageSize: 10 });
  expect(found).toEqual({ items: [], totalItems: 0 });
};

/** As docs/operate.md says, so that nobody is written to because somebody looks at a backup. */
const restoredOne = { WORKER: '0', TOKEN_SECRET: 'another-one-than-that-of-the-backup' };

/** What is handed in now waits, and no e-mail is written. */
const expectNoWork = async (server: AppServer, document: Document) => {
  const mails = () =>
    readdirSync(server.dataFolder, { recursive: true }).filter((name) => /\.eml$/.test(`${name}`));
  const before = mails();
  const id = await submit(server, document);
  const { call } = await signIn(server);
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const { applicationStatusId } = await call(`/Application/get-by-id?applicationId=${id}`);
  expect(applicationStatusId).toBe(applicationStatus.submitted);
  expect(mails()).toEqual(before);
};

test('a backup of the data folder brings back every request and document', async () => {
  test.setTimeout(120_000);
  const document = await makeDocument('comprovativo.pdf', 2);
  const [folder, copy] = [makeDemoFolder(), makeDataFolder()];
  let server = await startBriefServer(folder);
  try {
    const id = await submit(server, document);
    await server.end('SIGTERM');
    cpSync(folder, copy, { recursive: true, preserveTimestamps: true });

    server = await startBriefServer(folder);
    const later = await submit(server, document);
    await server.end('SIGTERM');

    server = await startBriefServer(copy, { settings: restoredOne });
    await expectRestored(server, id, document, later);
    await expectNoWork(server, document);
  } finally {
    await server.end('SIGKILL');
    removeDataFolder(folder);
    removeDataFolder(copy);
  }
});

test('a backup by pg_dump, made while the server runs, is restored into an empty database', async () => {
  test.setTimeout(120_000);
  const document = await makeDocument('comprovativo.pdf', 2);
  const postgres = await startPostgres();
  const [pgDump, pgRestore] = ['pg_dump', 'pg_restore'].map(findPostgresProgram);
  if (!postgres || !pgDump || !pgRestore)
    throw new Error('This test needs PostgreSQL, pg_dump and pg_restore');
  const [first, second] = [
    await makePostgresDatabase(postgres.url),
    await makePostgresDatabase(postgres.url),
  ];
  const folder = makeDataFolder();
  const dump = join(folder, 'tsi.dump');
  const start = ({ url }: { url: string }) => startBriefServer(folder, { settings: { DATABASE_URL: url } });
  let server = await start(first);
  try {
    const id = await submit(server, document);
    execFileSync(pgDump, ['--format=custom', `--file=${dump}`, first.url]);
    const later = await submit(server, document);
    await server.end('SIGTERM');

    execFileSync(pgRestore, [
      '--exit-on-error',
      '--single-transaction',
      '--no-owner',
      '--no-privileges',
      `--dbname=${second.url}`,
      dump,
    ]);
    server = await startBriefServer(folder, { settings: { ...restoredOne, DATABASE_URL: second.url } });
    await expectRestored(server, id, document, later);
    await expectNoWork(server, document);
  } finally {
    await server.end('SIGKILL');
    await first.drop();
    await second.drop();
    await postgres.stop();
    removeDataFolder(folder);
  }
});
