import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram } from './findProgram.mjs';

const debianHome = '/usr/lib/postgresql';

/** Lists the folders where Debian keeps PostgreSQL's programs, newest version first. */
const debianFolders = () => {
  try {
    return readdirSync(debianHome)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debianHome, version, 'bin'));
  } catch {
    return [];
  }
};

/**
 * Finds the folder that holds initdb and postgres.
 * @returns {string | undefined}
 */
export const findPostgres = () => {
  const folders = debianFolders();
  const initdb = findProgram(['initdb'], folders);
  const postgres = findProgram(['postgres'], initdb ? [dirname(initdb), ...folders] : folders);
  return initdb && postgres ? dirname(initdb) : undefined;
};

/**
 * Finds one of PostgreSQL's other programs, such as pg_dump.
 * @param {string} name
 * @returns {string | undefined}
 */
export const findPostgresProgram = (name) => findProgram([name], debianFolders());
