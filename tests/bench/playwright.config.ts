import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config';
import { neededArguments } from '../run/chromiumArguments.mjs';

/** Measures in the browser, against the built application; prints numbers and sets no limits. */
export default defineConfig({
  ...tests,
  // As in users' browsers, features stay on that the tests turn off for speed.
  use: { ...tests.use, launchOptions: { ...tests.use?.launchOptions, args: neededArguments() } },
  globalSetup: '../e2e/support/provideDemoFolder.config.ts',
  testDir: '.',
  outputDir: '../../test-results/bench',
  testMatch: '**/*.browser.ts',
  timeout: 180_000,
});
