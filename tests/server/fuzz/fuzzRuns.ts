/**
 * Returns the same runs every time; FUZZ_SEED picks others, and FUZZ_RUNS multiplies their number. A failure
 * names its seed and path.
 */
export const fuzzRuns = (runs: number) => ({
  seed: Number(process.env.FUZZ_SEED ?? 20_260_520),
  numRuns: Math.ceil(runs * Number(process.env.FUZZ_RUNS ?? 1)),
});
