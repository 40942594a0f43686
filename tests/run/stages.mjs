import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countCheck, countPlaywright, countReport, countVitest } from './counts.mjs';
import { noteworthyOfPlaywright, noteworthyOfVitest } from './noteworthy.mjs';
import { provideChromium } from './provideChromium.mjs';
import { quickFolder } from './quickFolder.mjs';
import { runCommand, runTool, undoAtEnd } from './runCommand.mjs';
import { startPostgres } from './startPostgres.mjs';

/** @typedef {import('./counts.mjs').Outcome} Outcome */
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
 * @param {readonly string[]} filters which tests; all when empty
 * @param {Record<string, string>} [env]
 */
const vitest = (report, filters, env) =>
  countReport(
    `test-results/${report}.json`,
    (path) =>
      runTool(
        'vitest',
        [
          'run',
          ...filters,
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

/** Runs all Vitest tests at once. Without a PostgreSQL, server tests run on PGlite, which counts as a failure. */
const allInVitest = async () => {
  const postgres = await startPostgres();
  if (!postgres) {
    const { noteworthy = [], ...counts } = await vitest('vitest', []);
    const missing = 'There was no PostgreSQL: the server tests ran on PGlite alone';
    return { ...counts, failed: counts.failed + 1, noteworthy: [missing, ...noteworthy] };
  }
  try {
    return await inQuickFolder('tsi-vitest-', (TMPDIR) =>
      vitest('vitest', [], { TEST_DATABASE_URL: postgres.url, TMPDIR }),
    );
  } finally {
    await postgres.stop();
  }
};

/** Runs all end-to-end tests and prints their output at the end. */
const endToEnd = async () => {
  const chromium = await provideChromium();
  if (!chromium) return countCheck(false);
  // For browser profiles, data folders and copies of the project, each removed just before the next one is made.
  return inQuickFolder('tsi-e2e-', (TMPDIR) =>
    countReport(
      'test-results/e2e.json',
      (path) =>
        runTool(
          'playwright',
          ['test', '--workers=2', '--reporter=list,json'],
          { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path, TMPDIR },
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
      vitest('unit', [
        'tests/contract',
        'tests/workbook',
        'tests/providers',
        'tests/architecture',
        'tests/run',
        'tests/server/conformance',
      ]),
  },
];

const build = check('Build', 'build');
const documents = check('Documents', 'docs:build');
/** @type {Stage} */
const browser = { name: 'Chromium', run: async () => countCheck(Boolean(await provideChromium())) };

/** What `npm test` runs: everything. @type {readonly Stage[]} */
export const allStages = [
  ...checks,
  build,
  documents,
  browser,
  // Vitest's two workers leave a fifth of two processors idle, which Playwright's workers use.
  { name: 'Unit, component and server tests', run: allInVitest },
  { name: 'End-to-end tests', after: [build, documents, browser], run: endToEnd },
];
