import { describe, expect, it } from 'vitest';
import { noteworthyOfPlaywright, noteworthyOfVitest } from './noteworthy.mjs';

describe('the summary of npm test', () => {
  it('tests that failed, how many were skipped, and files that can not be read', () => {
    const passed = { fullName: 'fine', status: 'passed' };
    const failed = {
      fullName: 'sums up',
      status: 'failed',
      failureMessages: ['\u001b[31mError: 3 is not 4\u001b[39m\n at line 3'],
    };
    const property = {
      fullName: 'holds for all',
      status: 'failed',
      failureMessages: [
        'Error: Property failed after 1 tests\nCounterexample: [1]\nGot Error: 1 is odd\n at line 4',
      ],
    };
    const skipped = { fullName: 'left out', status: 'skipped', failureMessages: [] };
    expect(
      noteworthyOfVitest({
        testResults: [
          {
            name: 'a.test.ts',
            status: 'failed',
            assertionResults: [passed, failed, property, ...Array(868).fill(skipped)],
          },
          { name: 'b.test.ts', status: 'failed', message: 'No such module\n', assertionResults: [] },
        ],
      }),
    ).toEqual([
      'a.test.ts › sums up: Error: 3 is not 4',
      'a.test.ts › holds for all: Error: Property failed after 1 tests: Got Error: 1 is odd',
      'a.test.ts: 868 not run, the first is left out',
      'b.test.ts: No such module',
    ]);
  });

  it('end-to-end tests that failed, or passed only when repeated', () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'x.spec.ts',
      title,
      tests: [{ status, results: [message ? { error: { message, location: { line: 7 } } } : {}, {}] }],
    });
    expect(
      noteworthyOfPlaywright({
        suites: [
          {
            specs: [spec('fine', 'expected')],
            suites: [
              { specs: [spec('late', 'flaky', 'too late\nsomewhere'), spec('wrong', 'unexpected', 'no')] },
            ],
          },
        ],
      }),
    ).toEqual(['x.spec.ts:7 › late (flaky): too late', 'x.spec.ts:7 › wrong (unexpected): no']);
  });
});
