/**
 * Returns the first line of a message, without terminal colours; of a property that failed, also the line that says
 * with which error.
 * @param {string | undefined} message
 */
const firstLine = (message = '') => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with one
  const [first, ...others] = message.replace(/\u001b\[\d+m/g, '').split('\n');
  const got = others.find((line) => line.startsWith('Got '));
  return got ? `${first}: ${got}` : first;
};

/**
 * Lists what to look into in Vitest's JSON report: tests that failed and files that can't be read. Those that were left out
 * because something before them failed are counted by file: what failed is printed with the run.
 * @param {any} report
 * @returns {string[]}
 */
export const noteworthyOfVitest = (report) =>
  report.testResults.flatMap((/** @type {any} */ { name, message, status, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [`${name}: ${firstLine(message)}`];
    const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    const leftOut = assertionResults.filter(
      (/** @type {any} */ test) => !['passed', 'failed'].includes(test.status),
    );
    return [
      ...failed.map(
        (/** @type {any} */ test) => `${name} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`,
      ),
      ...(leftOut.length > 0
        ? [`${name}: ${leftOut.length} not run, the first is ${leftOut[0].fullName}`]
        : []),
    ];
  });

/**
 * Lists what to look into in Playwright's JSON report: tests that did not pass, or passed only on retry.
 * @param {any} report
 * @returns {string[]}
 */
export const noteworthyOfPlaywright = (report) => {
  /** @param {any} suite @returns {any[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return report.suites.flatMap(specsOf).flatMap((/** @type {any} */ { file, title, tests }) =>
    tests
      .filter((/** @type {any} */ test) => test.status !== 'expected')
      .map((/** @type {any} */ { status, results }) => {
        const error = results.find((/** @type {any} */ result) => result.error)?.error;
        const place = error?.location ? `:${error.location.line}` : '';
        return `${file}${place} › ${title} (${status}): ${firstLine(error?.message)}`;
      }),
  );
};
