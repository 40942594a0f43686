import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPglite } from '../../../../server/db/openPglite';
import { runDoctor } from '../../../../server/node/runDoctor';
import { readConfig } from '../../../../server/node/settings/config';
import { fillSealedFolder } from '../../../../tests/server/node/sealedFolder';
import { runErasePerson } from '../../server/node/runErasePerson';
import { runRewriteErased } from '../../server/node/runRewriteErased';
import { makePerson, person, rowsThatTell, wordsOfPerson } from './personStage';

const secret = 'f3a9c17be02d4865f3a9c17be02d4865';
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'erase-person-'));
  await fillSealedFolder(folder, secret, makePerson);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const configOf = () => readConfig({ DATA_DIR: folder, TOKEN_SECRET: secret, LOG_LEVEL: 'silent' });

/** Runs the command as the shell would, and returns what it prints. */
const erase = async (...args: string[]): Promise<string> => {
  const lines: string[] = [];
  const erasures = { folder: path.join(folder, 'erasures'), isApart: false };
  await runErasePerson(configOf(), erasures, [person.fiscalNumber, ...args], (line) => lines.push(line));
  return lines.join('\n');
};

const telling = async () => {
  const { db, close } = await openPglite({ dataDir: path.join(folder, 'db') });
  return rowsThatTell(db, wordsOfPerson).finally(close);
};
const listed = () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /erasures.*[0-9a-f-]{36}\.json$/.test(file));
};

/** Returns the words of the person that the files of the folder hold, and in which. */
const found = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      return wordsOfPerson.filter((word) => bytes.includes(word)).map((word) => `${word} in ${file}`);
    });

it('erase-person says what it would do, and with --yes and a reason leaves nothing and adds to the list; rewrite-erased leaves nothing in any file', async () => {
  // The segment of the log in which the person was entered is kept for use again, and later that of the erasure.
  const { db, close } = await openPglite({ dataDir: path.join(folder, 'db') });
  await db.execute('select pg_switch_wal()');
  await db.execute('checkpoint');
  await close();
  expect(await erase()).toMatch(
    /(^goes: request \d+ .*\n){3}(^goes: mention in \w+\n)+Nothing was changed: add --yes/m,
  );
  await expect(erase('--yes')).rejects.toThrow(/^Why\?/);
  expect(Object.keys(await telling())).toContain('applications');
  expect(listed()).toEqual([]);

  expect(await erase('--yes', '--reason', 'Pedido do titular.')).toContain(
    '3 requests were erased, 0 are kept',
  );
  expect(await telling()).toEqual({});
  expect(listed()).toHaveLength(1);
  expect(await erase()).toBe('There is nothing to erase.');

  const [entry = ''] = listed();
  writeFileSync(path.join(folder, entry), '');
  const report: string[] = [];
  await runDoctor({ DATA_DIR: folder, TOKEN_SECRET: secret }, (line) => report.push(line)).catch(() => {});
  expect(report).toContainEqual(
    expect.stringMatching(
      /^warn {2}list of erasures: 1 entries in .* are missing, damaged or sealed with another key/,
    ),
  );

  expect(found().join()).toContain('pg_wal');
  const lines: string[] = [];
  await runRewriteErased(configOf(), (line) => lines.push(line));
  expect(found()).toEqual([]);
  expect(lines.filter((line) => !line.endsWith(': rewritten'))).toEqual([]);
  expect(await telling()).toEqual({});
}, 180_000);
