import { defineConfig } from 'vitest/config';

/** How fast a renewal asks and rehearses beside people at work; run by hand, on TEST_DATABASE_URL. */
export default defineConfig({
  test: {
    include: ['modules/renewal/tests/bench/*.measure.ts'],
    globalSetup: 'tests/support/prepareDatabases.ts',
    disableConsoleIntercept: true,
    testTimeout: 3_600_000,
  },
});
