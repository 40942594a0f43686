import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectGarbage } from '../../../server/node/collectGarbage';
import { discover } from '../../../server/services/session/corporate/createCorporateIdentityReader';
import { createHttpService } from '../../../server/verification/createHttpService';

/** A signal's hold on an answer is lost when the garbage collector runs, so it runs all the time. */
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

/** Starts a service that begins to answer and then is silent, but for what it answers whole. */
const stalling = async (whole: RequestListener = () => {}) => {
  server = createServer((request, response) => {
    request.resume();
    whole(request, response);
    if (response.writableEnded) return;
    response.writeHead(200, { 'content-length': 100 });
    response.write('{');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

it('an outside service that stops in the middle of its answer is given up', async () => {
  const url = await stalling();
  const settings = { url, token: 'secret', timeOutMilliseconds: 400, retryMilliseconds: 1 };
  const asked = createHttpService('taxAuthority', settings).ask({ fiscalNumber: '200899945', timesAsked: 0 });
  await expect(asked).rejects.toMatchObject({ code: 'timeOut' });
});

it.each([
  ['saying who it is', []],
  ['giving its keys', ['/.well-known/openid-configuration']],
] as const)('a provider of corporate sign-in that stops while %s is given up', async (_, whole) => {
  const issuer = 'https://login.example.pt';
  const url = await stalling((request, response) => {
    if (whole.some((path) => path === request.url))
      response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }));
  });
  const send: typeof fetch = (asked, options) => fetch(String(asked).replace(issuer, url), options);
  const asked = discover(issuer, send, 400).then(({ keys }) => keys({ alg: 'RS256', kid: 'a' }));
  await expect(asked).rejects.toMatchObject({ name: whole.length > 0 ? 'JWKSTimeout' : 'TimeoutError' });
});
