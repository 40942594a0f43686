import { defineConfig } from '@playwright/test';
import { isPicturing } from './tests/e2e/support/picturing';
import { chromiumArguments } from './tests/run/chromiumArguments.mjs';
import { findChromium } from './tests/run/findChromium.mjs';
import { walksOf } from './tests/run/testFiles.mjs';

const executablePath = findChromium();
// These only take screenshots; the accessibility tests check what is on the pages.
const pictures = isPicturing ? [] : ['**/appearance*.spec.ts'];

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/e2e/**/*.spec.ts', 'modules/*/tests/e2e/**/*.spec.ts'],
  testIgnore: pictures,
  ...walksOf(process.env.TEST_SUITE),
  outputDir: 'test-results/e2e',
  // Texts beside their tests, for every system: what a screen reader says.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  globalSetup: './tests/e2e/support/provideDemoFolder.config.ts',
  // One more than a small machine has processors: half of the tests wait for a process or an idle network.
  workers: 3,
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'pt-PT',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    // Recording every test takes a third more time; a failed test is retried, and the retry is recorded.
    trace: 'on-first-retry',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments() },
  },
});
