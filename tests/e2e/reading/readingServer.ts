import { removeDataFolder, startAppServer } from '../support/appServer';
import { makeDemoFolder } from '../support/demoFolder';
import { browserTest } from '../support/test';

/** A test against a server of its own: what is read must not depend on what other tests did before. */
export const test = browserTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  baseURL: async ({}, use) => {
    const folder = makeDemoFolder();
    const server = await startAppServer(folder);
    await use(server.url);
    await server.end('SIGTERM');
    removeDataFolder(folder);
  },
});
