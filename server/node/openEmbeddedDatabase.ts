import path from 'node:path';
import { openPglite } from '../db/openPglite';
import { guardSpace } from './guardSpace';
import { keepPrivate } from './keepPrivate';
import { lockDataFolder } from './lockDataFolder';
import type { NodeDatabase } from './nodeDatabase';

/** Opens the embedded database in the data folder, and locks the folder for this process. */
export const openEmbeddedDatabase = async (dataFolder: string): Promise<NodeDatabase> => {
  const unlock = await lockDataFolder(dataFolder);
  try {
    const { db, client, close } = await openPglite({ dataDir: path.join(dataFolder, 'db') });
    const endGuard = await guardSpace(client, dataFolder);
    // PGlite creates its folder with a mode of its own.
    keepPrivate(dataFolder);
    return {
      db,
      longDb: db,
      requireRoom: async () => {},
      withoutTimeout: (run) => run(db),
      close: async () => {
        endGuard();
        await close().finally(unlock);
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
