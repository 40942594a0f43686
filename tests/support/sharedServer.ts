import { afterAll, beforeAll } from 'vitest';
import { createTestServer, type TestServer } from './testServer';

/** Starts one server with the demo data for all tests of a file: tests that only read, or do not affect each other. */
export const sharedServer = (): (() => TestServer) => {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await createTestServer({ seed: 'demo' });
  }, 60_000);
  afterAll(() => server?.close());
  return () => {
    if (!server) throw new Error('The server is there only while tests run');
    return server;
  };
};
