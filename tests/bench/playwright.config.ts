import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config';

/** Measures in the browser, against the built application; it prints numbers and judges none. */
export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: '../../test-results/bench',
  testMatch: '**/*.browser.ts',
  timeout: 180_000,
});
