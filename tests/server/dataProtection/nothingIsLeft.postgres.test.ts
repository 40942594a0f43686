import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { erasePerson } from '../../../contract/calls/erasure';
import { digestOf } from '../../../contract/digestOf';
import { runVerifyAudit } from '../../../modules/auditProof/server/node/runVerifyAudit';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { files } from '../../../server/db/schema/files';
import { keepDocuments, sealedReference } from '../../../server/documents/keepDocument';
import { importTokenKeys } from '../../../server/lib/tokenKeys';
import { openDocuments } from '../../../server/node/documents/openDocuments';
import { openErasureList } from '../../../server/node/erasures/openErasureList';
import { createMailer } from '../../../server/node/mail/createMailer';
import { runRehearseRestore } from '../../../server/node/runRehearseRestore';
import { runRewriteErased } from '../../../server/node/runRewriteErased';
import { readConfig } from '../../../server/node/settings/config';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { findPostgresProgram } from '../../run/findPostgres.mjs';
import { startOwnPostgres } from '../../run/startPostgres.mjs';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator, makeFile } from '../../support/builders';
import { provideTemplate } from '../../support/openPostgresCopy';
import { createTestServer, tokenSecret } from '../../support/testServer';
import { urlOfDatabase } from '../../support/urlOfDatabase';
import { makePerson, person, wordsOfPerson } from './personStage';

/** In each document, and nowhere else: what its bytes are found by. */
const inDocument = 'bytes-of-a-document-of-zulmira';
const documentOf = () => {
  // What can be compressed would not be found by its bytes.
  const noise = crypto.getRandomValues(new Uint8Array(3_000));
  return Uint8Array.from([...new TextEncoder().encode(`%PDF-1.7 ${inDocument}`), ...noise]);
};
const inHex = Buffer.from(inDocument).toString('hex');
const words = [...wordsOfPerson, inDocument, inHex];

const given = process.env.TEST_DATABASE_URL;
let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'erase-'));
  // Segments of the log are removed as docs/operate.md says they must be.
  postgres = await startOwnPostgres(['wal_recycle=off', 'min_wal_size=32MB', 'log_statement=none']);
  if (!postgres) throw new Error('This test needs PostgreSQL');
  process.env.TEST_DATABASE_URL = postgres.url;
  await provideTemplate(postgres.url, 'empty');
}, 120_000);
afterAll(async () => {
  process.env.TEST_DATABASE_URL = given;
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns which words are in the files of a folder, and in which. */
const foundIn = (where: string, wanted: readonly string[] = words): string[] =>
  readdirSync(where, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const bytes = contentOf(file);
      return wanted.filter((word) => bytes.includes(word)).map((word) => `${word} in ${file}`);
    });

/** Reads a file of a server that is running: nothing if it was removed meanwhile. */
const contentOf = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (failure) {
    if (failure instanceof Error && Reflect.get(failure, 'code') === 'ENOENT') return Buffer.alloc(0);
    throw failure;
  }
};

const program = (name: string) => {
  const found = findPostgresProgram(name);
  if (!found) throw new Error(`This test needs ${name}`);
  return found;
};

const dump = (url: string, name: string): string => {
  const file = path.join(folder, name);
  execFileSync(program('pg_dump'), ['--format=plain', '--inserts', `--file=${file}`, url]);
  return file;
};

it('an erasure leaves nothing of a person: files, log and new dump of the database, restored copy, documents, log, mail', async () => {
  if (!postgres) throw new Error('PostgreSQL did not start');
  const dataFolder = path.join(folder, 'data');
  const documentsFolder = path.join(folder, 'documents');
  const listFolder = path.join(folder, 'list');
  for (const each of [dataFolder, documentsFolder, listFolder]) mkdirSync(each, { mode: 0o700 });
  const places = await openDocuments({ newOnes: 'folder', folder: documentsFolder, s3: undefined });
  const documents = { ...places, keys: await importTokenKeys([tokenSecret]) };
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const configOf = (variables: Readonly<Record<string, string>>) =>
    readConfig({
      DATA_DIR: dataFolder,
      TOKEN_SECRET: tokenSecret,
      DOCUMENT_KEY: tokenSecret,
      LOG_LEVEL: 'silent',
      ERASURES_FOLDER: listFolder,
      DOCUMENTS: 'folder',
      DOCUMENTS_FOLDER: documentsFolder,
      ...variables,
    });
  let moment = Date.now();
  const server = await createTestServer({
    seed: 'empty',
    documents,
    now: () => new Date(moment),
    mailer: createMailer(configOf({}), quiet),
  });
  const { db } = server;
  const config = configOf({ DATABASE_URL: await urlOfDatabase(db) });
  const erasureList = await openErasureList(config.erasures);
  const context = { db, now: () => new Date(moment), remoteAddress: null };
  try {
    // Documents of every kind: in a folder, encrypted and not, and in the database as older versions left them.
    const { ids } = await makePerson(db);
    for (const [number, applicationId] of ids.entries()) {
      const content = documentOf();
      const stored = await keepDocuments({ ...context, documents: number === 0 ? places : documents }, [
        { hash: digestOf(content), content },
      ]);
      const [one] = [...stored.values()];
      if (!one) throw new Error('No document was stored');
      const reference = await sealedReference({ ...context, documents }, applicationId, one);
      await db
        .insert(files)
        .values({ applicationId, resourceFileTypeId: 1, filename: `${person.fullName}.pdf`, ...reference });
      await makeFile(db, applicationId, { content: documentOf() });
    }
    const wholeFolder = path.join(folder, 'documents-before');
    cpSync(documentsFolder, wholeFolder, { recursive: true });
    await db.execute('analyze');
    await createMailer(config, quiet).send({
      to: 'elegibilidade@prestador.example.pt',
      subject: `Pedido ${ids[0]}`,
      text: `${person.fullName} ${person.email}\nhttps://tsi.example.pt/elegibility/${ids[0]}/details`,
    });
    const before = dump(config.databaseUrl ?? '', 'before.sql');
    await db.execute('checkpoint');
    // All of it is found before, so that not finding it afterwards says something.
    for (const [where, wanted] of [
      [postgres.data, [...wordsOfPerson, inDocument]],
      [folder, [...wordsOfPerson, inHex]],
      [documentsFolder, [inDocument]],
      [path.join(dataFolder, 'mail'), [person.fullName, person.email]],
    ] as const)
      for (const word of wanted)
        expect(foundIn(where, [word]), `${word} is not in ${where} to begin with`).not.toEqual([]);

    const officer = await makeAdministrator(db);
    const api = await apiClient(server, officer);
    expect(
      await api.answer(erasePerson, { fiscalNumber: person.fiscalNumber, reason: 'Pedido do titular.' }),
    ).toEqual({ erased: 3, kept: 0 });
    await enqueueJob(context, 'sealAudit', {}, { key: 'sealAudit' });
    for (const _minute of [1, 2, 3]) {
      await server.work({ erasureList });
      moment += 61_000;
    }
    await runRewriteErased(config, () => {});
    const after = dump(config.databaseUrl ?? '', 'after.sql');
    const read = readFileSync(after, 'utf8');
    expect(words.filter((word) => read.includes(word))).toEqual([]);
    expect(foundIn(postgres.data)).toEqual([]);
    expect(foundIn(documentsFolder)).toEqual([]);
    expect(foundIn(dataFolder)).toEqual([]);
    expect(foundIn(listFolder)).toEqual([]);
    expect(server.logged.length).toBeGreaterThan(0);
    expect(words.filter((word) => JSON.stringify(server.logged).includes(word))).toEqual([]);
    await runVerifyAudit(config, []);
    const [event] = await db.select().from(auditEvents).where(eq(auditEvents.action, 'erase'));
    expect(event).toMatchObject({ actorId: officer.id, detail: { ids, kept: 0 } });

    // A copy from before the erasure, with the documents of then.
    const restoredUrl = new URL(config.databaseUrl ?? '');
    restoredUrl.pathname = '/restored';
    await withClient(postgres.url, (client) => client.query('create database restored'));
    execFileSync(
      program('psql'),
      ['--quiet', '--set=ON_ERROR_STOP=1', `--file=${before}`, restoredUrl.href],
      {
        stdio: 'pipe',
      },
    );
    const restored = configOf({
      DATABASE_URL: restoredUrl.href,
      DOCUMENTS_FOLDER: wholeFolder,
      WORKER: '0',
      TOKEN_SECRET: 'another-one-than-that-of-the-backup',
      AUDIT_KEY: tokenSecret,
    });
    expect(foundIn(wholeFolder)).not.toEqual([]);
    const lines: string[] = [];
    const ended = await runRehearseRestore(restored, [], (line) => lines.push(line)).catch(
      (failure: Error) => failure.message,
    );
    // Nothing is wrong but the keys, which are those of all tests: its exit code says that there are failures.
    expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([
      expect.stringContaining('DOCUMENT_KEY can be guessed'),
      expect.stringContaining('AUDIT_KEY can be guessed'),
    ]);
    expect(ended).toMatch(/^2 of \d+ findings are failures\.$/);
    expect(lines.join('\n')).toMatch(
      /ok {4}erasures: 1 in the list, 1 of them later than the backup: 3 requests/,
    );
    await runRewriteErased(restored, () => {});
    expect(foundIn(postgres.data)).toEqual([]);
    expect(foundIn(wholeFolder)).toEqual([]);
    const told = await withClient(restoredUrl.href, async (client) => {
      const { rows } = await client.query("select detail from audit_events where action = 'erase'");
      return rows;
    });
    expect(told).toMatchObject([{ detail: { ids, by: officer.id, fromList: true } }]);
  } finally {
    await server.close();
  }
}, 180_000);

const withClient = async <T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(url);
  await client.connect();
  return run(client).finally(() => client.end());
};
