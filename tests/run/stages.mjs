import { readdirSync } from 'node:fs';
import { countCheck, countPlaywright, countReport, countVitest } from './counts.mjs';
import { noteworthyOfPlaywright, noteworthyOfVitest } from './noteworthy.mjs';
import { provideChromium } from './provideChromium.mjs';
import { runCommand, runTool } from './runCommand.mjs';
import { startPostgres } from './startPostgres.mjs';

/** @typedef {import('./counts.mjs').Outcome} Outcome */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Stage */

/** @param {string} name @param {string} script of package.json @returns {Stage} */
const check = (name, script) => ({
  name,
  run: async () =>
    countCheck(
      await runCommand('npm', ['run', '--silent', script], {}, (output) =>
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

/**
 * Tests of the server that run on PGlite as well: what the two databases do differently (migrations, locks, the queue,
 * bytes), and every call once. The others meet PGlite in the tests of screens, each of which has a server on it.
 */
const onPglite = ['audit', 'conformance', 'core', 'file', 'idempotency', 'lifecycle', 'provider', 'queue'];
const onPgliteAlone = readdirSync('tests', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'server')
  .map(({ name }) => `tests/${name}/`);

const onPostgres = async () => {
  const postgres = await startPostgres();
  if (!postgres) return countCheck(false);
  try {
    return await vitest('postgres', ['tests/server'], { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
};

const endToEnd = async () => {
  const chromium = await provideChromium();
  if (!chromium) return countCheck(false);
  return countReport(
    'test-results/e2e.json',
    (path) =>
      runTool('playwright', ['test', '--reporter=list,json'], {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: path,
      }),
    countPlaywright,
    noteworthyOfPlaywright,
  );
};

const checks = [
  check('Types', 'typecheck'),
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
  [
    {
      name: 'Unit and component tests, server tests on PGlite',
      run: () => vitest('vitest', [...onPgliteAlone, ...onPglite.map((name) => `tests/server/${name}/`)]),
    },
  ],
  [{ name: 'Server tests on PostgreSQL', run: onPostgres }],
  [{ name: 'End-to-end tests', run: endToEnd }],
];
