import { test as base, expect } from '@playwright/test';
import { type AppServer, makeDataFolder, removeDataFolder, startAppServer } from './appServer';
import { makeDemoFolder } from './demoFolder';
import { fixedMoment } from './fixedMoment.mjs';
import { isPicturing, stillServer } from './picturing';

interface OfTest {
  /** Uncaught errors and violations of the content security policy; any of them fails the test. */
  uncaughtErrors: Error[];
}
interface OfWorker {
  /** The built product on demo data of its own, shared by the tests of a worker. */
  appServer: AppServer;
}

/**
 * A test that starts what it needs. It shares its worker with the tests that have a server of the worker's: one of
 * Playwright's own `test` would have a worker begin anew, and the next one of ours again.
 */
export const ownTest = base.extend<object, OfWorker>({
  appServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      // The demo data of pictures are those of their own moment.
      const dataFolder = isPicturing ? makeDataFolder() : makeDemoFolder();
      const appServer = await startAppServer(dataFolder, isPicturing ? { settings: stillServer } : {});
      await use(appServer);
      await appServer.end('SIGTERM');
      removeDataFolder(dataFolder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** A test in the browser, against the built application and its real server. */
export const test = ownTest.extend<OfTest>({
  baseURL: async ({ appServer }, use) => use(appServer.url),
  uncaughtErrors: [
    async ({ page }, use) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) errors.push(new Error(message.text()));
      });
      // Waiting for a file chooser is told to the browser too late at times; while somebody listens it holds them all.
      page.on('filechooser', () => undefined);
      if (isPicturing) await page.clock.setFixedTime(fixedMoment);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
