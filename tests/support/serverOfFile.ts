import type { TestServer } from './testServer';

let server: Promise<TestServer> | undefined;

const start = async (): Promise<TestServer> => {
  // Files that never ask for it do without its modules.
  const { createTestServer } = await import('./testServer');
  return createTestServer({ seed: 'demo' });
};

/** A server with the demo data, that all tests of a file share. */
export const serverOfFile = (): Promise<TestServer> => {
  server ??= start();
  return server;
};

/** Ends the server that the tests of a file shared, if any asked for one. */
export const closeServerOfFile = async (): Promise<void> => {
  const started = await server;
  server = undefined;
  await started?.close();
};
