import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config';
import { neededArguments } from '../run/chromiumArguments.mjs';

/** Measures in the browser, against the built application; it prints numbers and judges none. */
export default defineConfig({
  ...tests,
  projects: undefined,
  // As users' browsers are: what the tests turn off to be quick stays on.
  use: { ...tests.use, launchOptions: { ...tests.use?.launchOptions, args: neededArguments() } },
  globalSetup: '../e2e/support/provideDemoFolder.config.ts',
  testDir: '.',
  outputDir: '../../test-results/bench',
  testMatch: '**/*.browser.ts',
  timeout: 180_000,
});
