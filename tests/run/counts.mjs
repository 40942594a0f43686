import { readFileSync, rmSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** Counts, with a line for each thing to look into. @typedef {Counts & { noteworthy?: string[] }} Outcome */

/**
 * Counts a check as one pass or one failure.
 * @param {boolean} holds
 * @returns {Counts}
 */
export const countCheck = (holds) => (holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Counts the tests of a run. Adds a failure if nothing was executed, or if the run failed although no test did
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
 * Returns the counts of Vitest's JSON report.
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
 * Returns the counts of Playwright's JSON report. A test that passes on retry counts as passed, because the browser
 * can be slow on a busy machine; the summary names it, so that somebody looks into it.
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
 * Runs a tool that writes a JSON report, counts the report's results, and lists what to look into.
 * @param {string} path the path that the tool writes the report to
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
