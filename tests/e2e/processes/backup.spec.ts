import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { findPostgresProgram } from '../../run/findPostgres.mjs';
import { startOwnPostgres, startPostgres } from '../../run/startPostgres.mjs';
import { prepareSubmissions, sendTo, signInBy } from '../support/apiSession';
import {
  type AppServer,
  makeDataFolder,
  removeDataFolder,
  runAppServer,
  startBriefServer,
} from '../support/appServer';
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

/** Runs the command that checks a restored copy, and expects it to find nothing wrong. */
const rehearse = async (folder: string, settings: Readonly<Record<string, string>> = {}) => {
  const { code, output } = await runAppServer(
    folder,
    { ...restoredOne, ...settings },
    [],
    ['rehearse-restore'],
  );
  expect(output).toMatch(
    /^ok {4}documents: [1-9]\d* tried, each is as it was stored; new ones go to database$/m,
  );
  expect(output).toMatch(/^ok {4}moment: the last event in it is of \d{4}-/m);
  expect(code, output).toBe(0);
};

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
  test.setTimeout(240_000);
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

    await rehearse(copy);
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
  test.setTimeout(240_000);
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
    await rehearse(folder, { DATABASE_URL: second.url });
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

/** Runs one statement, and returns the first value of its first row. */
const readValue = async (url: string, statement: string): Promise<unknown> => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query({ text: statement, rowMode: 'array' }).finally(() => client.end());
  return rows[0]?.[0];
};

test('a base backup and the archived log bring back the moment before a mistake', async () => {
  test.setTimeout(300_000);
  const document = await makeDocument('comprovativo.pdf', 2);
  // Both commands run in PostgreSQL's data folder.
  const postgres = await startOwnPostgres([
    'full_page_writes=on',
    'archive_mode=on',
    'archive_command=mkdir -p ../archive && cp %p ../archive/%f',
  ]);
  const baseBackup = findPostgresProgram('pg_basebackup');
  if (!postgres || !baseBackup) throw new Error('This test needs PostgreSQL and pg_basebackup');
  const folder = makeDataFolder();
  const settings = { DATABASE_URL: postgres.url };
  let server = await startBriefServer(folder, { settings });
  try {
    const { uid, gid } = statSync(postgres.data);
    const base = join(dirname(postgres.data), 'base');
    execFileSync(baseBackup, ['-D', base, '-d', postgres.url, '--checkpoint=fast', '--no-sync'], {
      uid,
      gid,
    });
    const id = await submit(server, document);
    const moment = await readValue(postgres.url, 'select clock_timestamp()::text');
    const later = await submit(server, document);
    await server.end('SIGTERM');
    await readValue(postgres.url, "update applications set full_name = 'a mistake'");
    const segment = await readValue(postgres.url, 'select pg_walfile_name(pg_switch_wal())');
    const isArchived = `select coalesce(last_archived_wal >= '${segment}', false) from pg_stat_archiver`;
    await expect.poll(() => readValue(postgres.url, isArchived), { timeout: 30_000 }).toBe(true);

    // The disaster: nothing is left but the base backup and the archive.
    await postgres.halt('immediate');
    rmSync(postgres.data, { recursive: true });
    renameSync(base, postgres.data);
    writeFileSync(join(postgres.data, 'recovery.signal'), '');
    const recovery = [
      `restore_command = 'cp ../archive/%f %p'`,
      `recovery_target_time = '${moment}'`,
      `recovery_target_action = 'promote'`,
    ];
    appendFileSync(join(postgres.data, 'postgresql.auto.conf'), recovery.join('\n'));
    expect(await postgres.resume()).toBe(true);
    await expect
      .poll(() => readValue(postgres.url, 'select pg_is_in_recovery()'), { timeout: 30_000 })
      .toBe(false);

    await rehearse(folder, settings);
    server = await startBriefServer(folder, { settings: { ...restoredOne, ...settings } });
    await expectRestored(server, id, document, later);
  } finally {
    await server.end('SIGKILL');
    await postgres.stop();
    removeDataFolder(folder);
  }
});
