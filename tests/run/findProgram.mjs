import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds the first of these programs on PATH or in further folders.
 * @param {readonly string[]} names
 * @param {readonly string[]} [furtherFolders]
 * @returns {string | undefined}
 */
export const findProgram = (names, furtherFolders = []) => {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...furtherFolders];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
};
