import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The lines of Node that a release runs on: the oldest that `engines` allows, and those in support. */
const lines = ['20', '22', '24'];

/** Installs the newest Node of a line from its package, which holds the program. @param {string} line */
const install = (line) => {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join('node_modules/.cache/node', line);
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${line}`];
  spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return join(process.cwd(), folder, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
};

/**
 * Runs the release's own test on each line: unpacked as another user, first start on an empty folder, sign-in,
 * documents. Returns whether all passed.
 */
export const tryNodeLines = () => {
  const results = lines.map((line) => {
    const node = install(line);
    const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? 'missing';
    const test = ['playwright', 'test', '--retries=0', 'e2e/processes/release.spec.ts'];
    const { status } = spawnSync('npx', test, {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', RELEASE_NODE: node },
      shell: process.platform === 'win32',
    });
    return { line, version, passed: status === 0 };
  });
  for (const { line, version, passed } of results)
    console.log(`Node ${line} (${version}): ${passed ? 'passed' : 'FAILED'}`);
  return results.every(({ passed }) => passed);
};
