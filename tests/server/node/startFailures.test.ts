import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openErasureList } from '../../../modules/dataProtection/server/node/openErasureList';
import { describeFailure } from '../../../server/lib/describeFailure';
import { openDocuments } from '../../../server/node/documents/openDocuments';
import { listen } from '../../../server/node/listen';
import { lockDataFolder } from '../../../server/node/lockDataFolder';
import { openDatabase } from '../../../server/node/openDatabase';
import { readConfig } from '../../../server/node/settings/config';
import { freePort } from '../../run/freePort.mjs';
import { failureOf } from '../../support/failureOf';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const log = { info: () => {}, warn: () => {}, error: () => {} };
const file = () => {
  const name = path.join(folder, 'file');
  writeFileSync(name, '');
  return name;
};

/** What ends a start though the program is right; the compiler asks each `PlainError` for its reason. */
it.each<[string, string, () => Promise<unknown>]>([
  ['a setting is wrong', 'settings', async () => readConfig({ PORT: 'x' })],
  [
    'another server has the folder',
    'inUse',
    async () => {
      const unlock = await lockDataFolder(folder);
      return lockDataFolder(folder).finally(unlock);
    },
  ],
  ['the data folder is a file', 'denied', () => lockDataFolder(path.join(file(), 'data'))],
  [
    'another program has the port',
    'inUse',
    async () => {
      const server = await listen(new Hono(), 0);
      return listen(new Hono(), server.port).finally(server.stop);
    },
  ],
  [
    'nothing listens where the database should be',
    'refused',
    async () => {
      const DATABASE_URL = `postgres://tsi@127.0.0.1:${await freePort()}/tsi`;
      return openDatabase(readConfig({ DATABASE_URL, DATA_DIR: folder }), log);
    },
  ],
  [
    'the list of erasures is not there',
    'missing',
    () => openErasureList({ folder: path.join(folder, 'gone'), isApart: true }),
  ],
  [
    'the folder of documents is a file',
    'missing',
    () => openDocuments({ newOnes: 'folder', folder: path.join(file(), 'documents'), s3: undefined }),
  ],
])('%s: the start says %s, and shows no place in the code', async (_, reason, start) => {
  const described = describeFailure(await failureOf(start));
  expect(described).toMatchObject({ reason, message: expect.any(String) });
  expect(JSON.stringify(described)).not.toMatch(/"at":/);
});
