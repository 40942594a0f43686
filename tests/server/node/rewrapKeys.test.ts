import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPglite } from '../../../server/db/openPglite';
import { documentKeys } from '../../../server/db/schema/documentKeys';
import { sealDocumentKey } from '../../../server/documents/documentKeys';
import { importTokenKeys } from '../../../server/lib/tokenKeys';
import { installationKeys, tellUnopenedKeys } from '../../../server/node/installationKeys';
import { runDoctor } from '../../../server/node/runDoctor';
import { runRewrapKeys } from '../../../server/node/runRewrapKeys';
import { readConfig } from '../../../server/node/settings/config';
import { databaseSnapshot } from '../../support/databaseSnapshot';

const former = '0b8e6d21c95f47a30b8e6d21c95f47a3';
const current = 'f3a9c17be02d4865f3a9c17be02d4865';
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let folder: string;
beforeEach(async () => {
  vi.clearAllMocks();
  folder = mkdtempSync(path.join(tmpdir(), 'rewrap-'));
  await inDatabaseOf(
    async (db) => {
      const keys = await importTokenKeys([former]);
      const secret = { key: new Uint8Array(32), digest: '0'.repeat(64) };
      await sealDocumentKey({ db, keys, now: () => new Date() }, null, secret);
    },
    await databaseSnapshot('empty'),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inDatabaseOf = async <T>(
  run: (db: Awaited<ReturnType<typeof openPglite>>['db']) => Promise<T>,
  loadDataDir?: Blob,
): Promise<T> => {
  const { db, close } = await openPglite({ dataDir: path.join(folder, 'db'), loadDataDir });
  try {
    return await run(db);
  } finally {
    await close();
  }
};

const settings = (more: Readonly<Record<string, string>> = {}) => ({
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  ...more,
});
const lines = async (run: (write: (line: string) => void) => Promise<unknown>) => {
  const written: string[] = [];
  await run((line) => written.push(line)).catch((failure: Error) => written.push(failure.message));
  return written;
};
const doctor = async (more: Readonly<Record<string, string>>) =>
  (await lines((write) => runDoctor(settings(more), write))).filter((line) =>
    line.includes('keys of documents'),
  );
const rewrap = (more: Readonly<Record<string, string>>) =>
  lines((write) => runRewrapKeys(readConfig(settings(more)), write));

it('doctor says which keys no key opens, and seals them anew once the former one is named', async () => {
  expect(await doctor({ DOCUMENT_KEY: current })).toEqual([
    expect.stringMatching(
      /^FAIL {2}keys of documents: no key of DOCUMENT_KEY opens the keys of 1 requests: .* — add the former key/,
    ),
  ]);
  expect((await rewrap({ DOCUMENT_KEY: current })).at(-1)).toMatch(/^No key of DOCUMENT_KEY opens 1 keys/);
  await inDatabaseOf(async (db) => tellUnopenedKeys(db, await importTokenKeys([current]), log));
  expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/can not be read/), { keys: 1 });

  const both = { DOCUMENT_KEY: `${current},${former}` };
  expect(await doctor(both)).toEqual([
    expect.stringMatching(
      /^warn {2}keys of documents: 1 are sealed with a former key — run rewrap-keys before/,
    ),
  ]);
  expect(await rewrap(both)).toEqual(['… 1 keys sealed anew', expect.stringMatching(/^1 keys sealed anew;/)]);
  expect(await doctor({ DOCUMENT_KEY: current })).toEqual([
    'ok    keys of documents: each is sealed with the current key',
  ]);
  expect(await inDatabaseOf((db) => db.$count(documentKeys))).toBe(1);
});

it('doctor takes the key of the built-in database from the data folder, where a start makes it', async () => {
  const config = readConfig(settings());
  expect(await rewrap({})).toEqual(['DOCUMENT_KEY is not set.']);
  expect(await installationKeys(config, log)).toHaveLength(1);
  expect(statSync(path.join(folder, 'document-key')).mode & 0o777).toBe(0o600);
  writeFileSync(path.join(folder, 'document-key'), `${current},${former}`);
  expect(await installationKeys(config, log)).toHaveLength(2);
  expect((await rewrap({})).at(-1)).toMatch(/^1 keys sealed anew;/);
});

it('a key of documents is not made for a database that other servers may share, which is warned about', async () => {
  const config = readConfig(settings({ DATABASE_URL: 'postgres://localhost/tsi' }));
  expect(await installationKeys(config, log)).toBeUndefined();
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('DOCUMENT_KEY is not set'));
  expect(existsSync(path.join(folder, 'document-key'))).toBe(false);
});
