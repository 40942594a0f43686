import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { findPostgresProgram } from '../../run/findPostgres.mjs';
import { startPostgres } from '../../run/startPostgres.mjs';
import { prepareSubmissions, sendTo, signInBy } from '../support/apiSession';
import { type AppServer, makeDataFolder, removeDataFolder, startBriefServer } from '../support/appServer';
import { makeDemoFolder } from '../support/demoFolder';
import { type Document, makeDocument } from '../support/documents';
import { makePostgresDatabase } from '../support/makePostgresDatabase';
import { expect, ownTest as test } from '../support/test';

const submit = async ({ url }: AppServer, document: Document): Promise<number> => {
  const { send, read } = await signInBy(sendTo(url));
  const bodyOf = await prepareSubmissions(send);
  const [{ applicationId }] = await read('/Application/submit', bodyOf(document));
  return applicationId;
};

/** Expects the request with its document, and nothing from after the backup. */
const expectRestored = async (server: AppServer, id: number, document: Document, later: number) => {
  const { send, read } = await signInBy(sendTo(server.url));
  expect(await read(`/Application/get-by-id?applicationId=${id}`)).toMatchObject({ fullName: 'Rui Barbosa' });
  const [file] = await read(`/Application/get-files?applicationId=${id}`);
  const content = await send(`/Application/download-resource-file?resourceFileId=${file.resourceFileId}`);
  expect(Buffer.compare(Buffer.from(await content.arrayBuffer()), document.buffer)).toBe(0);
  const found = await read('/Application/search', { id: later, pageNumber: 1, pageSize: 10 });
  expect(found).toEqual({ items: [], totalItems: 0 });
};

/** The settings that docs/operate.md gives for a restored backup, so that inspecting it sends no e-mails. */
const restoredOne = { WORKER: '0', TOKEN_SECRET: 'another-one-than-that-of-the-backup' };

/** Expects a new request to stay Submitted and no e-mail to be written. */
const expectNoWork = async (server: AppServer, document: Document) => {
  const mails = () =>
    readdirSync(server.dataFolder, { recursive: true }).filter((name) => /\.eml$/.test(`${name}`));
  const before = mails();
  const id = await submit(server, document);
  const { read } = await signInBy(sendTo(server.url));
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const { applicationStatusId } = await read(`/Application/get-by-id?applicationId=${id}`);
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
