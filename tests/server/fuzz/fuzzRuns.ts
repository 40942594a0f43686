/**
 * Returns fast-check's seed and number of runs: always the same ones, unless FUZZ_SEED picks others or FUZZ_RUNS
 * multiplies their number. A failure names its seed and path.
 */
export const fuzzRuns = (runs: number) => ({
  seed: Number(process.env.FUZZ_SEED ?? 20_260_520),
  includeErrorInReport: true,
  numRuns: Math.ceil(runs * Number(process.env.FUZZ_RUNS ?? 1)),
});
