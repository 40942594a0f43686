import { defineConfig } from 'vitest/config';

/** Measures how soon providers' systems are told; run by hand. */
export default defineConfig({
  test: {
    root: 'tests/bench/webhooks',
    include: ['*.measure.ts'],
    testTimeout: 3_600_000,
    disableConsoleIntercept: true,
  },
});
