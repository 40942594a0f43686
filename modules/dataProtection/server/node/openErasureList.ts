import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../../../../server/lib/plainError';
import { syncFolder } from '../../../../server/node/documents/syncFolder';
import type { ErasureList } from '../declared/erasureListStore';
import type { ErasureSettings } from './erasureSettings';

/**
 * Opens the list of erasures in its folder, a file for each, so that any number of servers write it and any program copies it.
 * @throws {PlainError} if the folder that was chosen is not there: its disk may not be mounted, and the list be read as empty
 */
export const openErasureList = async ({ folder, isApart }: ErasureSettings): Promise<ErasureList> => {
  if (!isApart) await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory())
    throw new PlainError('missing', `ERASURES_FOLDER, ${folder}, is not there: make it, or mount its disk.`);
  return folderErasureList(folder);
};

const folderErasureList = (folder: string): ErasureList => ({
  add: async (name, text) => {
    const written = path.join(folder, `${name}.${crypto.randomUUID()}.unfinished`);
    try {
      const file = await open(written, 'wx', 0o600);
      try {
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(written, path.join(folder, name));
      await syncFolder(folder);
    } catch (failure) {
      await rm(written, { force: true });
      throw failure;
    }
  },
  names: () => readdir(folder),
  read: (name) => readFile(path.join(folder, name), 'utf8'),
});
