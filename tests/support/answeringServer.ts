import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

/** Returns a function that starts a server which answers like this, and returns its address; it is gone after the test. */
export const answeringServer = (): ((answer: RequestListener) => Promise<string>) => {
  let server: Server;
  afterEach(
    () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  );
  return async (answer) => {
    server = createServer((request, response) => {
      request.resume();
      answer(request, response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
};
