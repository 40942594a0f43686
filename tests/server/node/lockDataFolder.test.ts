import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from '../../../server/node/lockDataFolder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const lockFile = () => path.join(folder, 'server.lock');
const modeOf = (entry: string) => (statSync(path.join(folder, entry)).mode & 0o777).toString(8);

describe('the lock of the data folder', () => {
  it('keeps everybody else out, in words, until it is given back', async () => {
    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(
      new RegExp(`já está a ser usada.*already in use by another server \\(process ${process.pid}, `, 's'),
    );
    unlock();
    (await lockDataFolder(folder))();
  });

  it('makes the folder where there is none', async () => {
    const deep = path.join(folder, 'new', 'folder');
    (await lockDataFolder(deep))();
    expect(readdirSync(deep)).toEqual(['server.lock']);
  });

  it.each(['process 1, elsewhere', '999999999 1', ''])(
    'does not believe what a file says: %j',
    async (text) => {
      writeFileSync(lockFile(), text);
      (await lockDataFolder(folder))();
    },
  );

  it('holds for the folder, even if the lock file is removed', async () => {
    const unlock = await lockDataFolder(folder);
    rmSync(lockFile());
    const second = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(/already in use/);
    second();
    unlock();
  });

  it('says that a folder can not be written to', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    await expect(lockDataFolder(path.join(file, 'data'))).rejects.toThrow(
      /^Não foi possível escrever na pasta de dados .* \(ENOTDIR\).*can't be written to \(ENOTDIR\)/s,
    );
  });
});

describe('the content of the data folder', () => {
  it("becomes its owner's alone, whatever it was before", async () => {
    mkdirSync(path.join(folder, 'db', 'base'), { recursive: true });
    mkdirSync(path.join(folder, 'mail'));
    for (const file of ['db/base/1', 'mail/a.eml', 'token-secret']) {
      writeFileSync(path.join(folder, file), '');
      chmodSync(path.join(folder, file), 0o644);
    }
    for (const entry of ['db', 'db/base', 'mail', '.']) chmodSync(path.join(folder, entry), 0o777);
    (await lockDataFolder(folder))();
    expect(['.', 'db', 'db/base', 'mail'].map(modeOf)).toEqual(['700', '700', '700', '700']);
    expect(['db/base/1', 'mail/a.eml', 'token-secret', 'server.lock'].map(modeOf)).toEqual([
      '600',
      '600',
      '600',
      '600',
    ]);
  });

  it('stays as it is where it is not the server’s', async () => {
    writeFileSync(path.join(folder, 'notes.txt'), '');
    chmodSync(path.join(folder, 'notes.txt'), 0o644);
    chmodSync(folder, 0o755);
    (await lockDataFolder(folder))();
    expect(['.', 'notes.txt'].map(modeOf)).toEqual(['755', '644']);
  });
});
