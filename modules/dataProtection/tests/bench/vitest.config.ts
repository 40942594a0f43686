import { defineConfig } from 'vitest/config';

/** How long a restored copy takes to obey the list of erasures, and finding a person in texts; run by hand, on TEST_DATABASE_URL or PGlite. */
export default defineConfig({
  test: {
    include: ['modules/dataProtection/tests/bench/*.measure.ts'],
    globalSetup: 'tests/support/prepareDatabases.ts',
    disableConsoleIntercept: true,
  },
});
