import { defineConfig } from 'vitest/config';

/** A stranger's 1,000 activations, beside which the server is killed; run by hand on the built server. */
export default defineConfig({
  test: {
    root: 'tests/bench/stranger',
    include: ['*.measure.ts'],
    testTimeout: 1_800_000,
    disableConsoleIntercept: true,
  },
});
