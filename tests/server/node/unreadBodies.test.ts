import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../../server/node/listen';
import { createTestServer, type TestServer } from '../../support/testServer';

let test: TestServer;
let server: Listening;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  test = await createTestServer({ seed: 'empty' });
  server = await listen(test.app, 0);
}, 60_000);
afterAll(async () => {
  agent.destroy();
  await server.stop();
  await test.close();
});

interface Sent {
  readonly path: string;
  readonly bytes?: number;
  readonly isChunked?: boolean;
  readonly type?: string;
}

/** Sends a call on the one connection; a connection that ended without saying so fails the next call on it. */
const send = ({ path, bytes, isChunked, type = 'application/json' }: Sent) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const length = bytes === undefined || isChunked ? {} : { 'content-length': bytes };
    const headers = { 'content-type': type, ...length };
    const method = bytes === undefined ? 'GET' : 'POST';
    const sent = request({ port: server.port, path, method, agent, headers }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
    });
    sent.on('error', reject);
    sent.end(bytes === undefined ? undefined : Buffer.alloc(bytes, 'a'));
  });

const form = 'application/x-www-form-urlencoded';
const large = 3_000_000;

describe('a refusal of a body that was not read to its end', () => {
  it.each<[string, Sent, number]>([
    ['form above its limit', { path: '/api/oauth/token', bytes: 300_000, type: form }, 413],
    [
      'form above its limit, in chunks',
      { path: '/api/oauth/token', bytes: 300_000, isChunked: true, type: form },
      413,
    ],
    ['declared as too large', { path: '/api/Authentication/login', bytes: large }, 413],
    ['too large in chunks', { path: '/api/Authentication/login', bytes: large, isChunked: true }, 413],
    ['of nobody', { path: '/api/Application/submit', bytes: large }, 401],
    ['of no call', { path: '/api/Nothing/at-all', bytes: large }, 404],
    ['of a page', { path: '/sandbox/nothing', bytes: large }, 404],
  ])('says that the connection ends, or leaves it to the next call: %s', async (_what, sent, status) => {
    for (let time = 0; time < 5; time += 1) {
      expect((await send(sent)).status).toBe(status);
      expect(await send({ path: '/healthz' })).toEqual({ status: 200, connection: 'keep-alive' });
    }
    expect((await send(sent)).connection).toBe('close');
  });
});
