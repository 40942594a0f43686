import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isServers } from './settings/serverEntries';

const setMode = (entry: string, wanted: number, actual: number) => {
  if ((actual & 0o777) !== wanted) chmodSync(entry, wanted);
};

const closeTree = (entry: string): void => {
  const stat = lstatSync(entry);
  if (stat.isSymbolicLink()) return;
  setMode(entry, stat.isDirectory() ? 0o700 : 0o600, stat.mode);
  if (!stat.isDirectory()) return;
  for (const name of readdirSync(entry)) closeTree(path.join(entry, name));
};

/**
 * Makes the server's files in its data folder readable by their owner only, whatever their mode was before, and the
 * folder too unless it holds other files or has another owner.
 */
export const keepPrivate = (folder: string): void => {
  if (process.platform === 'win32' || !existsSync(folder)) return;
  const names = readdirSync(folder);
  for (const name of names.filter(isServers)) closeTree(path.join(folder, name));
  const { mode, uid } = lstatSync(folder);
  if (names.every(isServers) && uid === process.getuid?.()) setMode(folder, 0o700, mode);
};
