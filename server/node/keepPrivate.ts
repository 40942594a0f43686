import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What the server keeps in its data folder; other files there are not ours. */
const isServers = (name: string) => /^(db|mail|server\.lock|token-secret.*)$/.test(name);

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
 * Makes what the server has in its data folder readable by its owner only, whatever it was before, and the folder too
 * unless somebody else has something in it.
 */
export const keepPrivate = (folder: string): void => {
  if (process.platform === 'win32' || !existsSync(folder)) return;
  const names = readdirSync(folder);
  for (const name of names.filter(isServers)) closeTree(path.join(folder, name));
  const { mode, uid } = lstatSync(folder);
  if (names.every(isServers) && uid === process.getuid?.()) setMode(folder, 0o700, mode);
};
