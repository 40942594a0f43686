import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { discover } from '../../../server/services/session/corporate/createCorporateIdentityReader';
import { createHttpService } from '../../../server/verification/createHttpService';
import { answeringServer } from '../../support/answeringServer';
import { keepCollectingGarbage } from '../../support/keepCollectingGarbage';

keepCollectingGarbage();
const start = answeringServer();

/** Starts a service that begins to answer and then is silent, but for what it answers whole. */
const stalling = (whole: RequestListener = () => {}) =>
  start((request, response) => {
    whole(request, response);
    if (response.writableEnded) return;
    response.writeHead(200, { 'content-length': 100 });
    response.write('{');
  });

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
  const asked = discover(issuer, send, 2000).then(({ keys }) => keys({ alg: 'RS256', kid: 'a' }));
  await expect(asked).rejects.toMatchObject({ name: whole.length > 0 ? 'JWKSTimeout' : 'TimeoutError' });
});
