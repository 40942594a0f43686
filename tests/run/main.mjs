/**
 * Runs the checks and tests of `npm test`, or those that its argument names, in parallel, continues after a failure so that everything is reported, and ends with one
 * line: `N passed, N failed`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { countCheck } from './counts.mjs';
import { undoAll } from './runCommand.mjs';
import { mainStages, quickStages, restStages, stagesWithout } from './stages.mjs';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await undoAll();
    process.exit(130);
  });
}

mkdirSync('test-results', { recursive: true });
const [, , suite = 'main', ...modules] = process.argv;
/** @type {Record<string, readonly import('./stages.mjs').Stage[] | undefined>} */
const suites = {
  main: mainStages,
  rest: restStages,
  verify: quickStages,
  without: stagesWithout(modules),
};
const stages = suites[suite];
if (!stages) throw new Error(`There are no tests of this name: only ${Object.keys(suites).join(', ')}`);
console.log(`\n── ${stages.map(({ name }) => name).join(' · ')}`);
/** @type {Map<import('./stages.mjs').Stage, Promise<{ name: string, seconds: number } & import('./counts.mjs').Outcome>>} */
const running = new Map();
for (const stage of stages) {
  const { name, run, after = [] } = stage;
  const start = async () => {
    await Promise.all(after.map((earlier) => running.get(earlier)));
    const begin = Date.now();
    const outcome = await run().catch((error) => {
      console.error(error);
      return countCheck(false);
    });
    return { name, seconds: (Date.now() - begin) / 1000, ...outcome };
  };
  running.set(stage, start());
}
const results = await Promise.all(running.values());
await undoAll();

const width = Math.max(...results.map(({ name }) => name.length));
/** @param {'passed' | 'failed'} key */
const total = (key) => results.reduce((sum, counts) => sum + counts[key], 0);
const summary = [
  '── Summary',
  ...results.flatMap(({ name, seconds, passed, failed, noteworthy = [] }) => [
    `${failed ? '✗' : '✓'} ${name.padEnd(width)}  ${passed} passed, ${failed} failed  (${seconds.toFixed(1)} s)`,
    ...noteworthy.map((test) => `    ${test}`),
  ]),
  '',
  `${total('passed')} passed, ${total('failed')} failed`,
].join('\n');
writeFileSync(`test-results/summary-${suite}.txt`, `${summary}\n`);
console.log(`\n${summary}`);
process.exitCode = total('failed') ? 1 : 0;
