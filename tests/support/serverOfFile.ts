import type { TestServer } from './testServer';

let server: Promise<TestServer> | undefined;

const start = async (): Promise<TestServer> => {
  // Imported on demand, so that test files without a server do not load its modules.
  const { createTestServer } = await import('./testServer');
  return createTestServer({ seed: 'demo' });
};

/** Returns the server with the demo data that all tests of a file share, starting it on first use. */
export const serverOfFile = (): Promise<TestServer> => {
  server ??= start();
  return server;
};

/** Closes the server that the tests of a file shared, if one was started. */
export const closeServerOfFile = async (): Promise<void> => {
  const started = await server;
  server = undefined;
  await started?.close();
};
