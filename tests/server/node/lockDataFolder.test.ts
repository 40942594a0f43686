import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDataFolder } from '../../../server/node/lockDataFolder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const lockFile = () => path.join(folder, 'server.lock');

describe('the lock of the data folder', () => {
  it('is given back', () => {
    const unlock = lockDataFolder(path.join(folder, 'new', 'folder'));
    unlock();
    expect(existsSync(path.join(folder, 'new', 'folder', 'server.lock'))).toBe(false);
  });

  it.each(['999999999 1', 'rubbish', '', `${process.pid} 1`])(
    'takes over what a dead process left: %j',
    (text) => {
      writeFileSync(lockFile(), text);
      expect(() => lockDataFolder(folder)).not.toThrow();
    },
  );

  it.runIf(existsSync('/proc/self/stat'))(
    'takes over what a dead process left whom nobody buried',
    async () => {
      const careless = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60']);
      try {
        const [line] = await once(careless.stdout, 'data');
        const fields = () =>
          readFileSync(`/proc/${Number(line)}/stat`, 'utf8')
            .split(') ')
            .pop()
            ?.split(' ');
        await vi.waitFor(() => expect(fields()?.[0]).toBe('Z'));
        writeFileSync(lockFile(), `${Number(line)} ${fields()?.[19]}`);
        expect(() => lockDataFolder(folder)).not.toThrow();
      } finally {
        careless.kill('SIGKILL');
      }
    },
  );

  it('keeps a second process out, in words', () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    const stat = `/proc/${other.pid}/stat`;
    const start = existsSync(stat) ? readFileSync(stat, 'utf8').split(') ').pop()?.split(' ')[19] : undefined;
    writeFileSync(lockFile(), `${other.pid} ${start ?? ''}`);
    try {
      expect(() => lockDataFolder(folder)).toThrow(/já está a ser usada.*already in use/);
    } finally {
      other.kill('SIGKILL');
    }
  });
});
