/** PostgreSQL gets a part of the runs, because PGlite has made the same ones. */
const share = process.env.TEST_DATABASE_URL ? 0.5 : 1;

/** The same runs every time; FUZZ_SEED and FUZZ_RUNS choose others and more of them. A failure names its seed and path. */
export const fuzzRuns = (runs: number) => ({
  seed: Number(process.env.FUZZ_SEED ?? 20_260_520),
  numRuns: Math.ceil(runs * share * Number(process.env.FUZZ_RUNS ?? 1)),
});
