import { defineConfig } from 'vitest/config';

/** Measures the server's memory under mixed load; run by hand. */
export default defineConfig({
  test: {
    root: 'tests/bench/memory',
    include: ['*.measure.ts'],
    testTimeout: 86_400_000,
    disableConsoleIntercept: true,
  },
});
