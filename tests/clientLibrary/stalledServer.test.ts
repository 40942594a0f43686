import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchWithRetries } from '../../clientLibrary/fetchWithRetries';
import { collectGarbage } from '../../server/node/collectGarbage';

/** Node forgets some signals when the garbage collector runs, so it runs all the time. */
let collecting: NodeJS.Timeout;
beforeEach(() => {
  collecting = setInterval(collectGarbage, 50);
});
let server: Server;
afterEach(
  () =>
    new Promise((closed) => {
      clearInterval(collecting);
      server.close(closed);
      server.closeAllConnections();
    }),
);

/** Sends a call to a server that answers like this, and reads the answer. */
const read = async (answer: RequestListener, signal?: AbortSignal, timeout = 400): Promise<unknown> => {
  server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const init = signal ? { signal } : {};
  return (await fetchWithRetries(url, init, { tries: 1, timeout })).json();
};
const begin: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': 100 });
  response.write('{');
};

it('a server that never answers is given up', async () => {
  await expect(read(() => {})).rejects.toMatchObject({ status: 0, cause: { name: 'TimeoutError' } });
});

it('a server that stops in the middle of its answer is given up', async () => {
  await expect(read(begin)).rejects.toMatchObject({ name: 'TimeoutError' });
});

it.each([
  ['the server has answered', () => {}],
  ['the answer is whole', begin],
] as const)('whoever stops a call before %s is not kept waiting', async (_, answer) => {
  const caller = new AbortController();
  setTimeout(() => caller.abort(new Error('stopped')), 300);
  await expect(read(answer, caller.signal, 60_000)).rejects.toThrow('stopped');
});

it('an answer comes whole, with its head', async () => {
  const told = read((_, response) => response.setHeader('content-type', 'application/json').end('{"a":1}'));
  expect(await told).toEqual({ a: 1 });
});
