import { describe, expect, it } from 'vitest';
import { countPlaywright, countRun, countVitest } from './counts.mjs';

const run = { passed: 3, failed: 0, skipped: 0, ended: true };

describe('counts of npm test', () => {
  it.each([
    ['all passed', {}, { passed: 3, failed: 0 }],
    ['some failed', { failed: 2, ended: false }, { passed: 3, failed: 2 }],
    ['nothing was executed', { passed: 0 }, { passed: 0, failed: 1 }],
    ['a skipped test proves nothing', { skipped: 1 }, { passed: 3, failed: 1 }],
    ['it failed outside any test', { ended: false }, { passed: 3, failed: 1 }],
  ])('%s', (_name, change, expected) => {
    expect(countRun({ ...run, ...change })).toEqual(expected);
  });

  it('a test file that can not be read is a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{}, {}, {}] },
      ],
    };
    expect(countVitest(report, false)).toEqual({ passed: 3, failed: 1 });
  });

  it('an end-to-end test that passed when repeated has passed, one that failed twice has not', () => {
    const report = { stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 } };
    expect(countPlaywright(report, true)).toEqual({ passed: 5, failed: 0 });
    const failed = { stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 0 } };
    expect(countPlaywright(failed, false)).toEqual({ passed: 4, failed: 1 });
  });
});
