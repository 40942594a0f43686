import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps the files of this folder in memory: a database of a test is made and dropped there in a third of the time. */
const inMemory = '/dev/shm';
/** PostgreSQL takes 140 MB and may keep 1 GB of its log; end-to-end tests, which run without it, have half a GB at a time. */
const enoughBytes = 2 * 1024 ** 3;

/** Where tests keep what nobody needs after them: in memory where that has room, else where temporary files are. */
export const quickFolder = () => {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize > enoughBytes) return inMemory;
  } catch {
    // There is no such folder here.
  }
  return tmpdir();
};
