import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm test` runs ('main'), and what only `npm run test:rest` runs. @typedef {'main' | 'rest'} Suite */

/**
 * The beginnings of the paths of Vitest's tests that `npm test` leaves to `npm run test:rest`: they look for faults in many
 * thousands of inputs, start processes, or try what only another environment can break.
 * @type {readonly string[]}
 */
export const restOfVitest = [];

/** The walks through the built product that `npm test` makes; all other end-to-end tests are the rest. @type {readonly string[]} */
export const walks = [
  'accessibility/accessibility',
  'contentPolicy',
  'documentsBeside',
  'elements',
  'erasure',
  'factors',
  'integration',
  'listLayout',
  'lists',
  'mainJob',
  'pageBudgets',
  'recheck',
  'session',
  'yearlyList',
];

const root = join(import.meta.dirname, '../..');

/**
 * Returns the paths of all test files whose names match, from the project's folder on, in order.
 * @param {RegExp} name
 */
export const testFiles = (name) =>
  readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .filter((path) => name.test(path))
    .sort();

/** @param {string} path of one of Vitest's tests @returns {Suite} */
export const suiteOf = (path) => (restOfVitest.some((start) => path.startsWith(start)) ? 'rest' : 'main');
