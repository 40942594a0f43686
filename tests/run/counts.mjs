import { readFileSync, rmSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** Counts with the names of what must be looked into. @typedef {Counts & { noteworthy?: string[] }} Outcome */

/**
 * A check that holds or doesn't counts as one.
 * @param {boolean} holds
 * @returns {Counts}
 */
export const countCheck = (holds) => (holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * A run fails as a whole when it executed nothing, or when it says so though no test failed
 * (a file that can't be read, an error outside any test). A skipped test proves nothing, so it counts as failed.
 * @param {{ passed: number, failed: number, skipped: number, ended: boolean }} run
 * @returns {Counts}
 */
export const countRun = ({ passed, failed, skipped, ended }) => {
  const unproven = failed + skipped;
  if (unproven === 0 && (!ended || passed === 0)) return { passed, failed: 1 };
  return { passed, failed: unproven };
};

/**
 * Counts of Vitest's JSON report.
 * @param {any} report
 * @param {boolean} ended whether Vitest ended with exit code 0
 */
export const countVitest = (report, ended) => {
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  const unreadableFiles = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return countRun({
    passed: report.numPassedTests,
    failed: report.numFailedTests + unreadableFiles,
    skipped: report.numPendingTests + report.numTodoTests,
    ended,
  });
};

/**
 * Counts of Playwright's JSON report. A test that passed when repeated has passed, since on a busy machine
 * the browser can be late; the summary names it, to be looked into.
 * @param {any} report
 * @param {boolean} ended whether Playwright ended with exit code 0
 */
export const countPlaywright = (report, ended) =>
  countRun({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
    ended,
  });

/**
 * Runs something that leaves a JSON report, counts what the report says, and names what must be looked into.
 * @param {string} path where the report will stand
 * @param {(path: string) => Promise<boolean>} run
 * @param {(report: any, ended: boolean) => Counts} count
 * @param {(report: any) => string[]} noteworthy
 * @returns {Promise<Outcome>}
 */
export const countReport = async (path, run, count, noteworthy) => {
  rmSync(path, { force: true });
  const ended = await run(path);
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    return { ...count(report, ended), noteworthy: noteworthy(report) };
  } catch (error) {
    console.error(`No report at ${path}: ${error instanceof Error ? error.message : error}`);
    return countCheck(false);
  }
};
