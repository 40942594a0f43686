import { defineConfig } from 'vitest/config';

/** Only the unit tests of rules, which need neither a database nor a screen; not those that measure time. */
export default defineConfig({
  test: { include: ['tests/contract/**/*.test.ts'] },
});
