import { defineConfig } from 'vitest/config';

/** The unit tests of rules, which need neither a database nor a screen; without those that measure time. */
export default defineConfig({
  test: { include: ['tests/contract/**/*.test.ts'], exclude: ['tests/contract/pdf/**'] },
});
