import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { PlainError } from '../lib/plainError';
import { keepPrivate } from './keepPrivate';
import { folderTexts } from './texts';

const codeOf = (failure: unknown) =>
  failure instanceof Error ? String(Reflect.get(failure, 'code') ?? failure.name) : 'Error';

const notWritable = (folder: string, failure: unknown) =>
  new PlainError('denied', folderTexts.notWritable(folder, codeOf(failure)), { cause: failure });

const requireWritable = <T>(folder: string, write: () => T): T => {
  try {
    return write();
  } catch (failure) {
    throw notWritable(folder, failure);
  }
};

/** Asks the operating system for the lock: it goes to one process and is released when that ends, however it ends. */
const isOurs = async (folder: string, fd: number): Promise<boolean> => {
  try {
    // Loaded on demand, because only an embedded database needs this package's native binaries.
    const { tryLock } = await import('fs-native-extensions');
    return tryLock(fd);
  } catch (failure) {
    throw new PlainError('settings', folderTexts.noLocks(folder, codeOf(failure)), { cause: failure });
  }
};

/** Another process has the folder. */
export class FolderInUse extends PlainError {}

/**
 * Keeps a second server, even in another container, away from the embedded database, which it would ruin. Makes the
 * server's files in the folder private unless `prepare` does something else, and returns a function that releases the
 * folder.
 */
export const lockDataFolder = async (
  folder: string,
  prepare: (folder: string) => void = keepPrivate,
): Promise<() => void> => {
  const file = path.join(folder, 'server.lock');
  const fd = requireWritable(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return openSync(file, 'a+', 0o600);
  });
  try {
    // If the lock file was removed after we opened it, our lock is void: the one on the new file counts.
    const isThere = () => statSync(file, { throwIfNoEntry: false })?.ino === fstatSync(fd).ino;
    if (!(await isOurs(folder, fd)) || !isThere())
      throw new FolderInUse('inUse', folderTexts.inUse(folder, readFileSync(file, 'utf8').trim()));
    requireWritable(folder, () => {
      ftruncateSync(fd);
      writeSync(fd, `process ${process.pid}, ${hostname()}\n`);
      prepare(folder);
    });
  } catch (failure) {
    closeSync(fd);
    throw failure;
  }
  return () => closeSync(fd);
};
