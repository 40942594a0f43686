import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { fetchWithRetries } from '../../clientLibrary/fetchWithRetries';
import { answeringServer } from '../support/answeringServer';
import { keepCollectingGarbage } from '../support/keepCollectingGarbage';

keepCollectingGarbage();
const start = answeringServer();

/** Sends a call to a server that answers like this, and reads the answer. */
const read = async (answer: RequestListener, signal?: AbortSignal, timeout = 400): Promise<unknown> => {
  const url = await start(answer);
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
  // Long enough for the beginning of the answer to come also on a busy machine.
  await expect(read(begin, undefined, 3000)).rejects.toMatchObject({ name: 'TimeoutError' });
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
