import { eq } from 'drizzle-orm';
import { base64url, exportJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { users } from '../../../../server/db/schema/users';
import { makeProvider } from '../../../../tests/support/builders';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { askForToken, assertionType, makeClient, makeKeyPair, tokenOf } from '../clients';

let server: TestServer;
let providerId: number;
let moment = new Date('2026-12-01T10:00:00Z');
let address = '192.0.2.1';
const now = () => moment;

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', now, remoteAddressOf: () => address });
  providerId = (await makeProvider(server.db)).id;
});
afterAll(() => server.close());
beforeEach(() => {
  moment = new Date('2026-12-01T10:00:00Z');
  address = '192.0.2.1';
});

const create = (more: Parameters<typeof makeClient>[2] = {}) =>
  makeClient(server, providerId, { now, ...more });
const pass = (seconds: number) => {
  moment = new Date(moment.getTime() + seconds * 1000);
};
/** Asks who the provider is, which takes no right. */
const callWith = (token: string) =>
  server.fetch('/api/Provider/provider-context', { headers: { authorization: `Bearer ${token}` } });
const lastEvent = async () => (await server.db.select().from(auditEvents).orderBy(auditEvents.id)).at(-1);

describe('a secret', () => {
  it('gets a token of ten minutes by form or by the Authorization header, and the token opens calls', async () => {
    const { client, secret } = await create();
    expect(client.publicId).toMatch(/^tsi_live_/);
    expect(secret).toMatch(/^tsi_live_secret_[\w-]{43}$/);
    const basic = btoa(`${encodeURIComponent(client.publicId)}:${encodeURIComponent(secret)}`);
    for (const answer of [
      await askForToken(server, { client_id: client.publicId, client_secret: secret }),
      await askForToken(server, {}, { authorization: `Basic ${basic}` }),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const body = await answer.json();
      expect(body).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 600 });
      expect((await callWith(body.access_token)).status).toBe(200);
    }
    expect(await lastEvent()).toMatchObject({ actorId: client.id });
    const token = await tokenOf(server, { client, secret });
    pass(599);
    expect((await callWith(token)).status).toBe(200);
    pass(2);
    expect((await callWith(token)).status).toBe(401);
  });

  it.each([
    ['no way of authentication', {}, 401, 'invalid_client'],
    ['a wrong secret', { client_id: 'own', client_secret: 'tsi_live_secret_x' }, 401, 'invalid_client'],
    ['an unknown client', { client_id: 'tsi_live_x', client_secret: 'x' }, 401, 'invalid_client'],
    ['a client of the sandbox', { client_id: 'tsi_test_x', client_secret: 'x' }, 401, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['no grant', { grant_type: '' }, 400, 'invalid_request'],
    ['a secret alone', { client_secret: 'x' }, 400, 'invalid_request'],
    [
      'a proof of another type',
      { client_assertion: 'x', client_assertion_type: 'x' },
      400,
      'invalid_request',
    ],
    [
      'two ways at once',
      { client_id: 'own', client_secret: 'x', client_assertion: 'x', client_assertion_type: assertionType },
      400,
      'invalid_request',
    ],
  ] as const)('gets no token with %s', async (_, parameters, status, error) => {
    const { client } = await create();
    const own = Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, value === 'own' ? client.publicId : value]),
    );
    const answer = await askForToken(server, own);
    const body = await answer.json();
    expect([answer.status, body.error]).toEqual([status, error]);
    expect(body.error_description).toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
    expect(body.message).toMatch(/\.$/);
    expect(answer.headers.has('www-authenticate')).toBe(status === 401);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('may ask for a scope, as libraries do, and is told the rights that it has', async () => {
    const { client, secret } = await create({ permissions: ['ApplicationsModule_Reader'] });
    const answer = await askForToken(server, {
      client_id: client.publicId,
      client_secret: secret,
      scope: 'all',
    });
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer', scope: 'ApplicationsModule_Reader' });
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])(
    'is told by %s that tokens are asked for by POST',
    async (method) => {
      const answer = await server.fetch('/api/oauth/token?client_secret=x', { method });
      expect([answer.status, answer.headers.get('allow'), (await answer.json()).error]).toEqual([
        405,
        'POST',
        'invalid_request',
      ]);
    },
  );

  it('gets no token from a body that is no form, or names something twice', async () => {
    const send = (body: string, type: string) =>
      server.fetch('/api/oauth/token', { method: 'POST', body, headers: { 'content-type': type } });
    const form = 'application/x-www-form-urlencoded';
    for (const answer of [
      await send('{"grant_type":"client_credentials"}', 'application/json'),
      await send('grant_type=client_credentials&grant_type=client_credentials', form),
    ])
      expect([answer.status, (await answer.json()).error]).toEqual([400, 'invalid_request']);
    expect((await send(`a=${'x'.repeat(30_000)}`, form)).status).toBe(413);
  });

  it('ends by date, and when the key, the client or the provider does, tokens at once', async () => {
    const ends: [string, (id: { client: number; provider: number }) => Promise<unknown> | unknown][] = [
      ['date', () => pass(366 * 24 * 3600)],
      [
        'provider',
        ({ provider }) => server.db.update(users).set({ userStatusId: 2 }).where(eq(users.id, provider)),
      ],
      [
        'client',
        ({ client }) => server.db.update(users).set({ userStatusId: 2 }).where(eq(users.id, client)),
      ],
    ];
    for (const [what, end] of ends) {
      const provider = (await makeProvider(server.db)).id;
      const made = await makeClient(server, provider, { now });
      const token = await tokenOf(server, made);
      expect((await callWith(token)).status).toBe(200);
      await end({ client: made.client.id, provider });
      expect((await callWith(token)).status, what).toBe(401);
      const answer = await askForToken(server, {
        client_id: made.client.publicId,
        client_secret: made.secret,
      });
      expect([answer.status, (await answer.json()).error], what).toEqual([401, 'invalid_client']);
      expect(await lastEvent()).toMatchObject({
        action: 'clientTokenRefused',
        subjectId: made.client.id,
        detail: { reason: what === 'date' ? 'expiredKey' : 'ended' },
      });
    }
  });

  it('that is wrong too often from a network waits there, and not elsewhere', async () => {
    const { client, secret } = await create();
    const guess = () => askForToken(server, { client_id: client.publicId, client_secret: 'wrong' });
    for (let tried = 0; tried < 20; tried += 1) expect((await guess()).status).toBe(401);
    const waiting = await guess();
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    const right = { client_id: client.publicId, client_secret: secret };
    expect((await askForToken(server, right)).status).toBe(429);
    address = '198.51.100.1';
    expect((await askForToken(server, right)).status).toBe(200);
  });
});

describe('a proof signed by a key of its own', () => {
  const post = (client_assertion: string, more = {}) =>
    askForToken(server, { client_assertion, client_assertion_type: assertionType, ...more });
  const withKey = async (alg: string) => {
    const pair = await makeKeyPair(alg);
    const publicKey = { ...(await exportJWK(pair.publicKey)), kid: `key of ${alg}` };
    const { client } = await create({ key: { kind: 'jwk', months: 12, publicKey } as never });
    const { id, publicId } = client;
    return {
      id,
      publicId,
      sign: (claims = {}, at = moment) => pair.sign(publicId, at, claims, publicKey.kid),
    };
  };

  it.each(['ES256', 'RS256', 'PS256', 'EdDSA'])('of %s gets a token, once', async (alg) => {
    const { publicId, sign } = await withKey(alg);
    const proof = await sign();
    expect((await post(proof, { client_id: publicId })).status).toBe(200);
    const again = await post(proof);
    expect([again.status, (await again.json()).error_description]).toEqual([
      401,
      "The assertion's jti was used before",
    ]);
    expect((await post(await sign({ aud: ['https://tsi.example.pt'] }))).status).toBe(200);
  });

  it('gets none if it is for somebody else, holds for long, is old, or names no jti', async () => {
    const { publicId, sign } = await withKey('ES256');
    const other = await withKey('ES256');
    const seconds = Math.floor(moment.getTime() / 1000);
    const refused: [string, string, object?][] = [
      ['aud', await sign({ aud: 'https://outro.example.pt/api/oauth/token' })],
      ['no aud', await sign({ aud: undefined })],
      ['the sandbox', await sign({ aud: 'https://tsi.example.pt/sandbox/api/oauth/token' })],
      ['iss', await sign({ iss: other.publicId })],
      ['sub', await sign({ sub: other.publicId })],
      ['another client', await sign({ iss: other.publicId, sub: other.publicId })],
      ['another client_id', await sign(), { client_id: other.publicId }],
      ['a long exp', await sign({ exp: seconds + 3600 })],
      ['no exp', await sign({ exp: undefined })],
      ['an old exp', await sign({ exp: seconds - 61 })],
      ['a future iat', await sign({ iat: seconds + 120 })],
      ['a future nbf', await sign({ nbf: seconds + 120 })],
      ['no jti', await sign({ jti: undefined })],
      ['a long jti', await sign({ jti: 'x'.repeat(300) })],
      ['nothing signed', `${(await sign()).split('.').slice(0, 2).join('.')}.`],
      ['no JWT', 'x'],
    ];
    for (const [what, proof, more] of refused) {
      const answer = await post(proof, more);
      expect([answer.status, (await answer.json()).error], what).toEqual([401, 'invalid_client']);
    }
    expect((await post(await sign({ exp: seconds - 30 }))).status, 'clocks apart').toBe(200);
    expect(publicId).not.toBe(other.publicId);
  });

  it.each([null, 5, true, 'a\0b', { a: 1 }])('gets none if nobody signed it and it names %j', async (who) => {
    const parts = [{ alg: 'ES256' }, { iss: who, sub: who }].map((one) =>
      base64url.encode(JSON.stringify(one)),
    );
    for (const answer of [
      await post(`${parts.join('.')}.AAAA`),
      await askForToken(server, { client_id: String(who), client_secret: 'x' }),
    ])
      expect([answer.status, (await answer.json()).error]).toEqual([401, 'invalid_client']);
  });

  it('is not taken from two servers at once', async () => {
    const { sign } = await withKey('ES256');
    const proof = await sign();
    const statuses = (await Promise.all([post(proof), post(proof), post(proof)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401, 401]);
  });
});

describe('an address', () => {
  it('that a client may not come from gets no token, and none of its calls done', async () => {
    address = '203.0.113.9';
    const made = await create({ addresses: ['203.0.113.0/28', '2001:db8::/32'] });
    const token = await tokenOf(server, made);
    for (const [from, status] of [
      ['203.0.113.15', 200],
      ['::ffff:203.0.113.15', 200],
      ['2001:db8::5', 200],
      ['203.0.113.16', 403],
      ['2001:db9::5', 403],
    ] as const) {
      address = from;
      expect((await callWith(token)).status, from).toBe(status);
    }
    expect(await lastEvent()).toMatchObject({
      action: 'refusal',
      actorId: made.client.id,
      detail: { reason: 'otherNetwork' },
    });
    const answer = await askForToken(server, { client_id: made.client.publicId, client_secret: made.secret });
    expect([answer.status, (await answer.json()).error]).toEqual([400, 'unauthorized_client']);
  });
});

it('a copied token fills the trail from another network no further than wrong credentials do', async () => {
  const other = (await makeProvider(server.db)).id;
  const made = await makeClient(server, other, { now, addresses: ['203.0.113.0/28'] });
  address = '203.0.113.1';
  const token = await tokenOf(server, made);
  address = '192.0.2.77';
  const before = (await server.db.select().from(auditEvents)).length;
  const statuses = [];
  for (let call = 0; call < 60; call += 1) statuses.push((await callWith(token)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
  expect((await server.db.select().from(auditEvents)).length - before).toBeLessThan(30);
  address = '203.0.113.1';
  expect((await callWith(token)).status).toBe(200);
});

it('a description of this server says where tokens are and by what means', async () => {
  const answer = await server.fetch('/.well-known/oauth-authorization-server');
  expect(await answer.json()).toMatchObject({
    issuer: 'https://tsi.example.pt',
    token_endpoint: 'https://tsi.example.pt/api/oauth/token',
    grant_types_supported: ['client_credentials'],
    token_endpoint_auth_methods_supported: ['private_key_jwt', 'client_secret_basic', 'client_secret_post'],
    token_endpoint_auth_signing_alg_values_supported: ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'],
  });
});
