import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countCheck, countPlaywright, countReport, countVitest } from './counts.mjs';
import { noteworthyOfPlaywright, noteworthyOfVitest } from './noteworthy.mjs';
import { provideChromium } from './provideChromium.mjs';
import { quickFolder } from './quickFolder.mjs';
import { runCommand, runTool, undoAtEnd } from './runCommand.mjs';
import { startPostgres } from './startPostgres.mjs';

/** @typedef {import('./counts.mjs').Outcome} Outcome */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Stage */

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
        ['run', ...filters, '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
        env,
      ),
    countVitest,
    noteworthyOfVitest,
  );

/** All that Vitest runs, at once: where the server tests have no PostgreSQL they run on PGlite, and that counts as a failure. */
const allInVitest = async () => {
  const postgres = await startPostgres();
  if (!postgres) {
    const { noteworthy = [], ...counts } = await vitest('vitest', []);
    const missing = 'There was no PostgreSQL: the server tests ran on PGlite alone';
    return { ...counts, failed: counts.failed + 1, noteworthy: [missing, ...noteworthy] };
  }
  try {
    return await vitest('vitest', [], { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
};

/**
 * @param {'screens' | 'processes'} project of playwright.config.ts
 * @param {(output: string) => void} [tell] takes the output at the end
 */
const endToEnd = async (project, tell) => {
  const chromium = await provideChromium();
  if (!chromium) return countCheck(false);
  // For browser profiles, data folders and copies of the project, each removed just before the next one is made.
  const folder = mkdtempSync(join(quickFolder(), 'tsi-e2e-'));
  // A process of another user has its own folder in it.
  chmodSync(folder, 0o711);
  const remove = undoAtEnd(() => rmSync(folder, { recursive: true, force: true }));
  try {
    return await countReport(
      `test-results/e2e-${project}.json`,
      (path) =>
        runTool(
          'playwright',
          ['test', `--project=${project}`, '--reporter=list,json'],
          { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path, TMPDIR: folder },
          tell,
        ),
      countPlaywright,
      noteworthyOfPlaywright,
    );
  } finally {
    await remove();
  }
};

const checks = [
  // A program of Go, which ends before its memory is worth clearing.
  check('Types', 'typecheck', { GOGC: 'off' }),
  check('Format and lint', 'lint'),
  check('Import rules', 'boundaries'),
  check('Unused code', 'unused'),
];

/** `npm run verify`: the checks that take about a minute, side by side or one after the other. @type {readonly Stage[][]} */
export const quickStages = [
  checks,
  [
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
  ],
];

/** `npm test`: everything. @type {readonly Stage[][]} */
export const allStages = [
  [...checks, check('Build', 'build')],
  // Two workers of Vitest leave an eighth of two processors idle; one of Playwright's uses it.
  [
    { name: 'Unit, component and server tests', run: allInVitest },
    {
      name: 'End-to-end tests of processes',
      run: () =>
        endToEnd('processes', (output) => console.log(`\n── End-to-end tests of processes\n${output}`)),
    },
  ],
  [{ name: 'End-to-end tests of screens', run: () => endToEnd('screens') }],
];
