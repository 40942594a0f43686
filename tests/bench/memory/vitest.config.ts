import { defineConfig } from 'vitest/config';

/** What memory the server holds during mixed load; run by hand. */
export default defineConfig({
  test: {
    root: 'tests/bench/memory',
    include: ['*.measure.ts'],
    testTimeout: 86_400_000,
    disableConsoleIntercept: true,
  },
});
