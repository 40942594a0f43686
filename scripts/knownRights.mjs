/** Which rights of contract/access.ts the migrations know, so that each is given to somebody once. */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { runnerImport } from 'vite';
import { productFolder, teamFolder } from './migrationFolders.mjs';

/** drizzle-kit takes files here for snapshots unless they begin with _. @param {string} folder */
const fileIn = (folder) => `${folder}/meta/_rights.json`;

/** @param {string} folder @returns {string[]} */
const readKnown = (folder) => JSON.parse(readFileSync(fileIn(folder), 'utf8'));

/**
 * Returns the rights that the next migration of a folder knows (a team's: those that the product has not), the
 * regulator's among them that none knows so far, and how to note them: it returns the file, or undefined if it knew them.
 * @param {string} folder
 */
export const newRights = async (folder) => {
  const path = `${process.cwd()}/contract/access.ts`;
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
  const { rights, rolesOfRight } = /** @type {typeof import('../contract/access')} */ (module);
  const known = readKnown(folder);
  const others = folder === teamFolder ? readKnown(productFolder) : [];
  const present = rights.filter((right) => !others.includes(right));
  const added = present.filter((right) => !known.includes(right));
  for (const right of added)
    if (rolesOfRight(right).length === 0)
      throw new Error(`No rule of contract/access.ts asks a role for ${right}, so nobody could be given it.`);
  return {
    ofRegulator: added.filter((right) => rolesOfRight(right).includes('Administrator')),
    keep: () => {
      if (isDeepStrictEqual(present, known)) return undefined;
      writeFileSync(fileIn(folder), `${JSON.stringify(present, null, 2)}\n`);
      return fileIn(folder);
    },
  };
};
