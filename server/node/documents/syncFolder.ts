import { open } from 'node:fs/promises';

/** Makes the names in a folder as safe as the files themselves; Windows can't and needn't. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
