import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentStore } from '../../documents/documentStore';
import { syncFolder } from './syncFolder';

/** Where documents are while they are being written. */
const unfinished = 'unfinished';
/** How old a file there is that a server which was killed has left. */
const leftMilliseconds = 24 * 3_600_000;

/**
 * Keeps documents in a folder, each a file in one of 256 folders. A document is written elsewhere first and appears
 * whole, once the disk has it.
 */
export const folderStore = async (folder: string): Promise<DocumentStore> => {
  const waiting = path.join(folder, unfinished);
  await mkdir(waiting, { recursive: true });
  await removeLeft(waiting);
  const shardOf = (hash: string) => path.join(folder, hash.slice(0, 2));
  const pathOf = (hash: string) => path.join(shardOf(hash), hash);
  return {
    put: async (hash, bytes) => {
      const shard = shardOf(hash);
      if (await mkdir(shard, { recursive: true })) await syncFolder(folder);
      const written = path.join(waiting, `${hash}.${crypto.randomUUID()}`);
      try {
        const file = await open(written, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(written, pathOf(hash));
        await syncFolder(shard);
      } catch (failure) {
        await rm(written, { force: true });
        throw failure;
      }
    },
    get: async (hash) => {
      try {
        return new Uint8Array(await readFile(pathOf(hash)));
      } catch (failure) {
        // A folder that is not there, as its disk is not mounted, says nothing about the document.
        if (isMissing(failure) && (await stat(waiting)).isDirectory()) return undefined;
        throw failure;
      }
    },
    remove: async (hash) => {
      await rm(pathOf(hash), { force: true });
    },
  };
};

const isMissing = (failure: unknown) => failure instanceof Error && Reflect.get(failure, 'code') === 'ENOENT';

const removeLeft = async (waiting: string): Promise<void> => {
  for (const name of await readdir(waiting)) {
    const file = path.join(waiting, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftMilliseconds) await rm(file, { force: true });
  }
};
