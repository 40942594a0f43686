import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countCheck, countPlaywright, countReport, countVitest } from './counts.mjs';
import { noteworthyOfPlaywright, noteworthyOfVitest } from './noteworthy.mjs';
import { provideChromium } from './provideChromium.mjs';
import { quickFolder } from './quickFolder.mjs';
import { runCommand, runTool, undoAtEnd } from './runCommand.mjs';
import { startPostgres } from './startPostgres.mjs';
import { allModules } from './testFiles.mjs';

/** @typedef {import('./counts.mjs').Outcome} Outcome */
/** @typedef {import('./testFiles.mjs').Suite} Suite */
/** @typedef {{ name: string, run: () => Promise<Outcome>, after?: readonly Stage[] }} Stage `after` are earlier stages to wait for. */

/** @param {string} name @param {string} script of package.json @param {Record<string, string>} [env] @returns {Stage} */
const check = (name, script, env) => ({
  name,
  run: async () =>
    countCheck(
      await runCommand('npm', ['run', '--silent', script], env, (output) =>
        console.log(`\n── ${name}\n${output}`),
      ),
    ),
});

/**
 * @param {string} report name of the JSON report
 * @param {readonly string[]} options such as which tests; all when there are none
 * @param {Record<string, string>} [env]
 */
const vitest = (report, options, env) =>
  countReport(
    `test-results/${report}.json`,
    (path) =>
      runTool(
        'vitest',
        [
          'run',
          ...options,
          '--reporter=minimal',
          '--hideSkippedTests',
          '--reporter=json',
          `--outputFile.json=${path}`,
        ],
        env,
      ),
    countVitest,
    noteworthyOfVitest,
  );

/**
 * Gives a program a temporary folder of its own, in memory if there is room: data folders are made there in a third of the
 * time. Removes it afterwards.
 * @param {string} name
 * @param {(folder: string) => Promise<Outcome>} run
 */
const inQuickFolder = async (name, run) => {
  const folder = mkdtempSync(join(quickFolder(), name));
  // Lets a process of another user reach its own folder inside.
  chmodSync(folder, 0o711);
  const remove = undoAtEnd(() => rmSync(folder, { recursive: true, force: true }));
  try {
    return await run(folder);
  } finally {
    await remove();
  }
};

/**
 * The workers of each suite: three processes on two processors, as each waits at times, and more would let a page wait for
 * longer than a test does. Most of `npm test` is Vitest's, most of the rest Playwright's.
 * @type {Record<Suite, { vitest: string, playwright: string }>}
 */
const workers = { main: { vitest: '100%', playwright: '1' }, rest: { vitest: '50%', playwright: '2' } };

/**
 * Runs a suite's Vitest tests at once. Without a PostgreSQL, server tests run on PGlite, which counts as a failure.
 * @param {Suite} suite
 */
const inVitest = async (suite) => {
  const report = `vitest-${suite}`;
  const options = [`--maxWorkers=${workers[suite].vitest}`];
  const postgres = await startPostgres();
  if (!postgres) {
    const { noteworthy = [], ...counts } = await vitest(report, options, { TEST_SUITE: suite });
    const missing = 'There was no PostgreSQL: the server tests ran on PGlite alone';
    return { ...counts, failed: counts.failed + 1, noteworthy: [missing, ...noteworthy] };
  }
  try {
    return await inQuickFolder('tsi-vitest-', (TMPDIR) =>
      vitest(report, options, { TEST_SUITE: suite, TEST_DATABASE_URL: postgres.url, TMPDIR }),
    );
  } finally {
    await postgres.stop();
  }
};

/**
 * Runs a suite's end-to-end tests and prints their output at the end.
 * @param {Suite} suite
 */
const endToEnd = async (suite) => {
  const chromium = await provideChromium();
  if (!chromium) return countCheck(false);
  // For browser profiles, data folders and copies of the project, each removed just before the next one is made.
  return inQuickFolder('tsi-e2e-', (TMPDIR) =>
    countReport(
      `test-results/e2e-${suite}.json`,
      (path) =>
        runTool(
          'playwright',
          ['test', `--workers=${workers[suite].playwright}`, '--reporter=list,json'],
          { TEST_SUITE: suite, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path, TMPDIR },
          (output) => console.log(`\n── End-to-end tests\n${output}`),
        ),
      countPlaywright,
      noteworthyOfPlaywright,
    ),
  );
};

const checks = [
  // A Go program, which ends before garbage collection would pay off.
  check('Types', 'typecheck', { GOGC: 'off' }),
  check('Format and lint', 'lint'),
  check('Import rules', 'boundaries'),
  check('Unused code', 'unused'),
];

/** What `npm run verify` runs: checks that take about a minute. @type {readonly Stage[]} */
export const quickStages = [
  ...checks,
  {
    name: 'Unit tests',
    run: () =>
      vitest(
        'unit',
        [
          'tests/contract',
          'tests/workbook',
          'tests/providers',
          'tests/architecture',
          'tests/run',
          'tests/server/conformance',
        ],
        { TEST_SUITE: 'main' },
      ),
  },
];

const build = check('Build', 'build');
/** @type {Stage} */
const browser = { name: 'Chromium', run: async () => countCheck(Boolean(await provideChromium())) };

/** @param {Suite} suite @param {string} name @param {string} nameOfWalks @param {readonly Stage[]} before what the walks need @returns {Stage[]} */
const testsOf = (suite, name, nameOfWalks, before) => [
  { name, run: () => inVitest(suite) },
  { name: nameOfWalks, after: before, run: () => endToEnd(suite) },
];

/** What `npm test` runs. @type {readonly Stage[]} */
export const mainStages = [
  ...checks,
  build,
  browser,
  ...testsOf('main', 'Unit, component and server tests', 'Walks in Chromium', [build, browser]),
];

const testsOfRest = testsOf('rest', 'Corpora, doubles and other environments', 'Other end-to-end tests', [
  build,
  browser,
]);

/**
 * Builds the client without some modules, and runs tests over all calls, routes and resources that are left.
 * @param {readonly string[]} modules
 * @param {string} report name of the JSON report
 */
const without = async (modules, report) => {
  const env = { VITE_WITHOUT_MODULES: modules.join(',') };
  const build = ['run', '--silent', 'build:web', '--', '--outDir', 'dist/without/web'];
  const remove = undoAtEnd(() => rmSync('dist/without', { recursive: true, force: true }));
  try {
    if (!(await runCommand('npm', build, env, console.log))) return countCheck(false);
    return await vitest(
      report,
      [
        'tests/architecture/resourceRegistry',
        'tests/providers',
        'tests/screens/routes',
        'conformance/conformance',
      ],
      env,
    );
  } finally {
    await remove();
  }
};

/** @type {Stage} */
const coreAlone = {
  name: 'The core alone',
  after: testsOfRest,
  run: () => without(allModules, 'core-alone'),
};

/**
 * What `npm run test:without` runs: the product without each module, one after the other.
 * @param {readonly string[]} modules all when there are none
 */
export const stagesWithout = (modules) => {
  /** @type {Stage[]} */
  const stages = [];
  for (const name of modules.length > 0 ? modules : allModules) {
    if (!allModules.includes(name)) throw new Error(`There is no module ${name}`);
    const run = () => without([name], `without-${name}`);
    stages.push({ name: `Without ${name}`, after: stages.slice(-1), run });
  }
  return stages;
};

/** What `npm run test:rest` runs: all that `npm test` leaves out. @type {readonly Stage[]} */
export const restStages = [build, browser, ...testsOfRest, coreAlone];
