import { defineConfig } from 'vitest/config';

/** Measurements on a million applications, one after the other; run by hand. */
export default defineConfig({
  test: {
    root: 'tests/bench/scale',
    include: ['*.measure.ts'],
    globalSetup: 'prepare.ts',
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
});
