import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getLoginFromAzureIdentity } from '../../../contract/calls/authentication';
import { askForToken, assertionType, makeClient } from '../../../modules/integration/tests/clients';
import { importTokenKeys } from '../../../server/lib/tokenKeys';
import { createCorporateIdentityReader } from '../../../server/services/session/corporate/createCorporateIdentityReader';
import { readKeyProof } from '../../../server/services/session/tokens/keyProof';
import { makeProvider } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { type LocalIssuer, startLocalIssuer } from './localIssuer';
import { startSessionServer } from './testSession';

let issuer: LocalIssuer;
let server: TestServer;
let network = 0;
beforeAll(async () => {
  issuer = await startLocalIssuer();
  const settings = { issuer: issuer.issuer, clientId: 'tarifa-social-internet' };
  server = await startSessionServer({
    readCorporateIdentity: createCorporateIdentityReader(settings, { send: issuer.send }),
    // Each refusal comes from a network of its own, so that none has to wait.
    remoteAddressOf: () => `10.${network >> 16}.${(network >> 8) & 255}.${network++ & 255}`,
  });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

/** Whatever JSON can be in place of what a token should hold. */
const shapes = [
  null,
  true,
  0,
  -1,
  1e300,
  -1e300,
  '',
  'x',
  'a\0b',
  '\ud800',
  'x'.repeat(10_000),
  [],
  {},
  { a: [1] },
];
const claims = [
  'iss',
  'sub',
  'aud',
  'exp',
  'nbf',
  'iat',
  'jti',
  'azp',
  'amr',
  'acr',
  'email',
  'auth_time',
  'htm',
  'htu',
];
const headers = ['alg', 'kid', 'typ', 'jwk', 'crit', 'b64'];

/** Signs as the key's owner may: with whatever claims and header. */
const signWith =
  (key: CryptoKey, alg: string, usual: object, usualHeader: object = {}) =>
  async (odd: object, oddHeader: object) => {
    const signed = await new SignJWT({ ...usual, ...odd } as JWTPayload)
      .setProtectedHeader({ alg, ...usualHeader })
      .sign(key);
    if (Object.keys(oddHeader).length === 0) return signed;
    const head = JSON.stringify({ alg, ...usualHeader, ...oddHeader });
    return [Buffer.from(head).toString('base64url'), ...signed.split('.').slice(1)].join('.');
  };

const tokenKeys = importTokenKeys(['s'.repeat(32)]);
const seconds = () => Math.floor(Date.now() / 1000);

/** Every kind of token that somebody else signs, with what sends it. */
const foreign: Record<string, () => Promise<(odd: object, oddHeader: object) => Promise<number>>> = {
  "a client's assertion": async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const key = { kind: 'jwk', publicKey: await exportJWK(publicKey) };
    const { client } = await makeClient(server, (await makeProvider(server.db)).id, { key: key as never });
    const usual = { iss: client.publicId, sub: client.publicId, aud: 'https://tsi.example.pt' };
    return async (odd, oddHeader) => {
      const timely = { ...usual, exp: seconds() + 60, jti: crypto.randomUUID() };
      const client_assertion = await signWith(privateKey, 'ES256', timely)(odd, oddHeader);
      const form = { client_assertion, client_assertion_type: assertionType };
      return (await askForToken(server, form)).status;
    };
  },
  "a browser's proof of its key": async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const header = { typ: 'dpop+jwt', jwk: await exportJWK(publicKey) };
    const call = { method: 'POST', path: '/api/x', offerNonce: () => undefined };
    return async (odd, oddHeader) => {
      const usual = { htm: 'POST', htu: 'https://tsi.example.pt/api/x', jti: crypto.randomUUID() };
      const sign = signWith(privateKey, 'ES256', { ...usual, iat: seconds() }, header);
      const token = await sign(odd, oddHeader);
      return (await readKeyProof(await tokenKeys, { ...call, token }, new Date())) ? 200 : 401;
    };
  },
  'a corporate identity': async () => async (odd, oddHeader) => {
    const usual = { iss: issuer.issuer, aud: 'tarifa-social-internet', sub: 'x', iat: seconds() };
    const sign = signWith(issuer.privateKey, 'RS256', { ...usual, exp: seconds() + 60 }, { kid: 'first' });
    const token = await sign(odd, oddHeader);
    const headers = { authorization: `Bearer ${token}` };
    return (await server.fetch(`/api${getLoginFromAzureIdentity.path}`, { headers })).status;
  },
};

it.each(Object.keys(foreign))('%s may hold whatever JSON can be, and is refused', async (kind) => {
  const submit = await foreign[kind]?.();
  expect(submit).toBeDefined();
  for (const shape of shapes) {
    for (const name of claims) {
      const status = await submit?.({ [name]: shape }, {});
      expect([200, 400, 401, 403], `${name}: ${JSON.stringify(shape)}`).toContain(status);
    }
    for (const name of headers) {
      const status = await submit?.({}, { [name]: shape });
      expect([400, 401, 403], `header ${name}: ${JSON.stringify(shape)}`).toContain(status);
    }
  }
});

it('a proof with a key that is no point of its curve is refused', async () => {
  const submit = await foreign["a browser's proof of its key"]?.();
  const zeros = 'A'.repeat(43);
  for (const jwk of [
    { kty: 'EC', crv: 'P-256', x: zeros, y: zeros },
    { kty: 'EC', crv: 'P-256' },
    { kty: 'RSA', n: 'AQAB', e: 'AQAB' },
  ])
    expect(await submit?.({}, { jwk })).toBe(401);
});
