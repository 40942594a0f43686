import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps this folder in memory: a test's database is created and dropped there in a third of the time. */
const inMemory = '/dev/shm';
/** PostgreSQL takes 140 MB and may keep 1 GB of its log; end-to-end tests use half a GB at a time. */
const enoughBytes = 2 * 1024 ** 3;

/** Returns the folder for files that tests leave behind: in memory if there is room, otherwise the temporary folder. */
export const quickFolder = () => {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize > enoughBytes) return inMemory;
  } catch {
    // This system has no such folder.
  }
  return tmpdir();
};
