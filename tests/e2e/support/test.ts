import { test as base, expect } from '@playwright/test';
import { type AppServer, makeDataFolder, removeDataFolder, startAppServer } from './appServer';
import { makeDemoFolder } from './demoFolder';
import { fixedMoment } from './fixedMoment.mjs';
import { isPicturing, stillServer } from './picturing';
import { watchRequests } from './untilIdle';

interface OfTest {
  /** Uncaught errors and violations of the content security policy; any of them fails the test. */
  uncaughtErrors: Error[];
}
interface OfWorker {
  /** The built product on demo data of its own, shared by the tests of a worker. */
  appServer: AppServer;
}

/**
 * A test that starts what it needs. It declares the worker's server without starting it, so that Playwright runs it in the
 * same worker as the tests that use that server; with Playwright's own `test` it would start a new worker.
 */
export const ownTest = base.extend<object, OfWorker>({
  appServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      // Pictures need demo data dated by their fixed moment.
      const dataFolder = isPicturing ? makeDataFolder() : makeDemoFolder();
      // The systems that it calls in tests run on this machine.
      const appServer = await startAppServer(dataFolder, {
        settings: isPicturing ? stillServer : { WEBHOOKS_ALLOW_PRIVATE: '1' },
      });
      await use(appServer);
      await appServer.end('SIGTERM');
      removeDataFolder(dataFolder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** A test in the browser, against a server that it starts itself. */
export const browserTest = ownTest.extend<OfTest>({
  uncaughtErrors: [
    async ({ page }, use) => {
      const errors: Error[] = [];
      watchRequests(page.context());
      page.on('pageerror', (error) => errors.push(error));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) errors.push(new Error(message.text()));
      });
      // Playwright sometimes enables interception too late for waitForEvent; a permanent listener keeps it on.
      page.on('filechooser', () => undefined);
      if (isPicturing) await page.clock.setFixedTime(fixedMoment);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** A test in the browser, against the built application and its real server. */
export const test = browserTest.extend({
  baseURL: async ({ appServer }, use) => use(appServer.url),
});

export { expect };
