/**
 * Where migrations stand. Those of a team, what it adds to its copy of the product, have a folder and a chain of
 * snapshots of their own, which no new version of the product touches.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

export const productFolder = 'server/db/migrations';
export const teamFolder = `${productFolder}/team`;
export const journal = `${productFolder}/meta/_journal.json`;

/**
 * Where the next migration stands: its folder, its number, what its name begins with, and the schema before it, as
 * drizzle-kit writes it.
 * @typedef {{ folder: string, number: number, prefix: string, before: any }} Place
 */

/** @returns {Place} */
export const placeOfProduct = () => {
  const last = snapshotsIn(productFolder).at(-1) ?? '';
  const before = readSnapshot(productFolder, last);
  return { folder: productFolder, number: Number(numberOf(last)) + 1, prefix: '', before };
};

/**
 * The schema before a team's next migration is what its last one left, with all that the product has changed since. The
 * name says which of the product's comes before it.
 * @returns {Place}
 */
export const placeOfTeam = () => {
  const [last, newest = ''] = [snapshotsIn(teamFolder).at(-1), snapshotsIn(productFolder).at(-1)];
  const product = readSnapshot(productFolder, newest);
  return {
    folder: teamFolder,
    number: Math.max(-1, ...sqlIn(teamFolder).map((file) => Number(numberOf(file)))) + 1,
    prefix: `after_${numberOf(newest)}_`,
    before: last ? mergeSnapshots(readProductBefore(last), readSnapshot(teamFolder, last), product) : product,
  };
};

/** The product's schema on which a team's snapshot was made. @param {string} file */
const readProductBefore = (file) => {
  const base = snapshotsIn(productFolder).find((one) => file.includes(`_after_${numberOf(one)}_`));
  if (!base) throw new Error(`${teamFolder}/meta/${file} comes after no migration of the product.`);
  return readSnapshot(productFolder, base);
};

/**
 * Returns what two chains have made of one schema: each part as whoever changed it left it, and as the product did if
 * both have.
 * @param {any} base @param {any} team @param {any} product
 * @returns {any}
 */
const mergeSnapshots = (base, team, product) => {
  if (isDeepStrictEqual(team, base)) return product;
  if (isDeepStrictEqual(product, base)) return team;
  if (!isRecord(team) || !isRecord(product)) return product;
  const names = [...new Set([...Object.keys(team), ...Object.keys(product)])];
  const merged = names.map((name) => [name, mergeSnapshots(base?.[name], team[name], product[name])]);
  return Object.fromEntries(merged.filter(([, part]) => part !== undefined));
};

/** @param {unknown} value */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The product's journal, as drizzle-kit writes it. @returns {{ entries: { idx: number, tag: string }[] }} */
export const readJournal = () => JSON.parse(readFileSync(journal, 'utf8'));

/**
 * What stands in the product's folder and not in its journal: a team's, written before it had a folder of its own.
 */
export const strayFiles = () => {
  const { entries } = readJournal();
  return {
    sql: sqlIn(productFolder).filter((file) => entries.every(({ tag }) => file !== `${tag}.sql`)),
    snapshots: snapshotsIn(productFolder).filter((file) =>
      entries.every(({ idx }) => numberOf(file) !== digits(idx)),
    ),
  };
};

/** @param {number} number */
export const digits = (number) => String(number).padStart(4, '0');

/** @param {string} file */
const numberOf = (file) => file.slice(0, 4);

/** @param {string} folder */
const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** @param {string} folder */
const sqlIn = (folder) => filesIn(folder).filter((file) => file.endsWith('.sql'));

/** @param {string} folder */
const snapshotsIn = (folder) => filesIn(`${folder}/meta`).filter((file) => file.endsWith('_snapshot.json'));

/** @param {string} folder @param {string} file */
const readSnapshot = (folder, file) => JSON.parse(readFileSync(`${folder}/meta/${file}`, 'utf8'));
