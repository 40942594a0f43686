import { defineConfig } from 'vitest/config';

/** How long each migration holds what in a large database of the last version; run by hand. */
export default defineConfig({
  test: {
    root: 'tests/bench/migrations',
    include: ['*.measure.ts'],
    testTimeout: 3_600_000,
    disableConsoleIntercept: true,
  },
});
