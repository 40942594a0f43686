import { defineConfig } from 'vitest/config';

/** Measures how long hostile and heavy requests delay others; run by hand. */
export default defineConfig({
  test: {
    root: 'tests/bench/hostile',
    include: ['*.measure.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    disableConsoleIntercept: true,
  },
});
