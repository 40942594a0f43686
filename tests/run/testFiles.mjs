import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLeftOut } from '../../modules/needs.mjs';

/** What `npm test` runs ('main'), and what only `npm run test:rest` runs. @typedef {'main' | 'rest'} Suite */

/**
 * The beginnings of the paths of Vitest's tests that `npm test` leaves to `npm run test:rest`: they look for faults in many
 * thousands of inputs, start processes, or try what only another environment can break.
 * @type {readonly string[]}
 */
export const restOfVitest = [
  'tests/server/upgrade',
  'tests/clientLibrary/',
  'tests/contract/foreignTexts',
  'tests/documents/',
  'tests/kit/examples/',
  'tests/kit/reactAdmin/',
  'tests/screens/reactAdmin/',
  'tests/scripts/',
  'tests/server/firstRequest',
  'tests/server/core/locales',
  'tests/server/core/migrate',
  'tests/server/core/migrationLocks',
  'tests/server/core/moments',
  'tests/server/core/openPglite',
  'tests/server/core/upgrade',
  'tests/server/fuzz/',
  'tests/server/lifecycle/',
  'tests/server/node/',
  'tests/workbook/cost',
  'tests/workbook/foreignWorkbooks',
  'tests/workbook/largeLists',
  'tests/workbook/oddWorkbooks',
];

/** The tag of the end-to-end tests that `npm test` runs, walks through the built product; all others are the rest. */
const walk = /@walk/;

/**
 * Server tests that run on PGlite even when there is a PostgreSQL, because the two behave differently: every call
 * once, for the values that their drivers read and write; migrations and locales; bytes; the single connection, in
 * transactions, locks, the queue and repeated calls; a failing database. These doubles are part of the rest.
 */
const alsoOnPglite = [
  'audit/auditSeals.',
  'conformance/conformance.',
  'core/bodyQuota.',
  'core/databaseUnavailable.',
  'core/foreignKeys.',
  'core/locales.',
  'core/migrate.',
  'core/readiness.',
  'core/refresh.',
  'core/upgrade.',
  'file/',
  'idempotency/',
  'queue/queue.',
  'queue/worker.',
].map((name) => `tests/server/${name}`);

const root = join(import.meta.dirname, '../..');

/** Every module, by the name of its folder. */
export const allModules = readdirSync(join(root, 'modules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Those of this build. */
const without = (process.env.VITE_WITHOUT_MODULES ?? '').split(',');
const modules = allModules.filter((name) => !isLeftOut(name, without));

/**
 * Returns the paths of all test files whose names match, from the project's folder on, in order.
 * @param {RegExp} name
 */
export const testFiles = (name) =>
  ['tests', ...modules.map((module) => `modules/${module}/tests`)]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => name.test(path))
    .sort();

/** Returns a path below `tests/`, for the tests of a module those below its own. @param {string} path */
const withinTests = (path) => path.replace(/^modules\/[^/]+\//, '');

/** @param {string} path @param {readonly string[]} beginnings */
const beginsWith = (path, beginnings) => beginnings.some((start) => withinTests(path).startsWith(start));

/** @param {string} path of one of Vitest's tests @returns {Suite} */
const suiteOf = (path) => (beginsWith(path, restOfVitest) ? 'rest' : 'main');

/**
 * Returns the test files of each of Vitest's projects.
 * @param {{ suite?: string, hasPostgres: boolean }} run the suite, both when absent; whether server tests run on PostgreSQL
 */
export const filesOfProjects = ({ suite, hasPostgres }) => {
  const all = testFiles(/\.test\.tsx?$/);
  const files = all.filter((path) => !suite || suiteOf(path) === suite);
  const screens = files.filter(
    (path) => path.endsWith('x') || /^tests\/(kit|screens|ui)\//.test(withinTests(path)),
  );
  const providers = files.filter((path) => beginsWith(path, ['tests/providers/']) && !screens.includes(path));
  const server = files.filter((path) => beginsWith(path, ['tests/server/']));
  const inNode = files.filter((path) => ![screens, providers, server].some((some) => some.includes(path)));
  const doubles = suite === 'main' ? [] : all.filter((path) => beginsWith(path, alsoOnPglite));
  // PGlite can't run all of them, as it has one connection and no process of its own.
  const onPglite = (hasPostgres ? doubles : server).filter((path) => !path.endsWith('.postgres.test.ts'));
  return { inNode, onPglite, onPostgres: hasPostgres ? server : [], providers, screens };
};

/**
 * Returns which end-to-end tests a suite runs, as Playwright takes it; all when absent.
 * @param {string} [suite]
 */
export const walksOf = (suite) => {
  if (suite === 'main') return { grep: walk };
  return suite === 'rest' ? { grepInvert: walk } : {};
};
