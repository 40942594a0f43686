import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPglite } from '../../../server/db/openPglite';
import { runErasePerson } from '../../../server/node/runErasePerson';
import { readConfig } from '../../../server/node/settings/config';
import { fillSealedFolder } from '../../support/sealedFolder';
import { makePerson, person, rowsThatTell, wordsOfPerson } from '../dataProtection/personStage';

const secret = 'f3a9c17be02d4865f3a9c17be02d4865';
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'erase-person-'));
  await fillSealedFolder(folder, secret, makePerson);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as the shell would, and returns what it prints. */
const erase = async (...args: string[]): Promise<string> => {
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: folder, TOKEN_SECRET: secret, LOG_LEVEL: 'silent' });
  await runErasePerson(config, [person.fiscalNumber, ...args], (line) => lines.push(line));
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

it('erase-person says what it would do, and with --yes and a reason leaves nothing and adds to the list', async () => {
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
}, 60_000);
