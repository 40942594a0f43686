import { eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLoginFromAzureIdentity, login, refreshAccessToken } from '../../../contract/calls/authentication';
import type { TokenPair } from '../../../contract/entities/session';
import { refreshTokens } from '../../../server/db/schema/users';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { makeAdministrator } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import type { LocalIssuer } from './localIssuer';
import { auditOf, makeClock, startCorporateServer, startSessionServer } from './testSession';

const clock = makeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startSessionServer({ now: clock.now });
});
afterAll(() => server.close());

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** A browser with a key of its own and, if it is wrong, a clock of its own. */
const openBrowser = async (clockIsWrongBy = 0) => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = await exportJWK(publicKey);
  return {
    thumbprint: await calculateJwkThumbprint(jwk),
    prove: (call: { method: string; path: string }, more: Record<string, unknown> = {}) =>
      new SignJWT({ htm: call.method, htu: `https://tsi.example.pt/api${call.path}`, ...more })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
        .setJti(crypto.randomUUID())
        .setIssuedAt(Math.floor(clock.now().getTime() / 1000) + clockIsWrongBy)
        .sign(privateKey),
  };
};

const post = async (path: string, body: unknown, proof?: string) => {
  const answer = await server.fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(proof && { DPoP: proof }) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, nonce: answer.headers.get('dpop-nonce'), body: await answer.json() };
};
const refresh = ({ accessToken, refreshToken }: TokenPair, proof?: string) =>
  post(refreshAccessToken.path, { accessToken, refreshToken }, proof);

const signIn = async (browser?: Browser) => {
  const { id, username } = await makeAdministrator(server.db);
  const proof = await browser?.prove(login);
  const { status, body } = await post(login.path, { username, password: demoPassword }, proof);
  expect(status).toBe(200);
  return { userId: id, pair: body as TokenPair };
};

describe('refresh tokens bound to the key of a browser', () => {
  it('are exchanged by it again and again, and its session has the fields of spec 7', async () => {
    const browser = await openBrowser();
    const { userId, pair } = await signIn(browser);
    expect(Object.keys(pair).toSorted()).toEqual([
      'accessToken',
      'permissions',
      'refreshToken',
      'roles',
      'username',
    ]);
    const first = await refresh(pair, await browser.prove(refreshAccessToken));
    expect([first.status, first.nonce]).toEqual([200, null]);
    expect(Object.keys(first.body).toSorted()).toEqual(['accessToken', 'refreshToken']);
    expect((await refresh(first.body, await browser.prove(refreshAccessToken))).status).toBe(200);
    const stored = await server.db.select().from(refreshTokens).where(eq(refreshTokens.userId, userId));
    expect(new Set(stored.map(({ keyThumbprint }) => keyThumbprint))).toEqual(new Set([browser.thumbprint]));
  });

  it('are worth nothing to whoever copied them, who is recorded and does not end the session', async () => {
    const [browser, thief] = [await openBrowser(), await openBrowser()];
    const { userId, pair } = await signIn(browser);
    const forged = `${await browser.prove(refreshAccessToken)}x`;
    const elsewhere = await browser.prove(login);
    for (const proof of [undefined, await thief.prove(refreshAccessToken), forged, elsewhere, 'rubbish']) {
      const { status, nonce, body } = await refresh(pair, proof);
      expect([status, nonce, body]).toMatchObject([401, null, { message: 'Sessão inválida ou expirada.' }]);
    }
    expect((await auditOf(server, userId)).filter((action) => action === 'refreshWithoutKey')).toHaveLength(
      5,
    );
    const renewed = await refresh(pair, await browser.prove(refreshAccessToken));
    expect(renewed.status).toBe(200);
    // Nor are the next ones, or the former one once it was used.
    clock.pass(11);
    expect((await refresh(renewed.body, await thief.prove(refreshAccessToken))).status).toBe(401);
    expect((await refresh(pair)).status).toBe(401);
    expect((await refresh(renewed.body, await browser.prove(refreshAccessToken))).status).toBe(200);
  });

  it('need a proof of their own each time: a repeated one gets a nonce, which only the key can sign', async () => {
    const browser = await openBrowser();
    const { pair } = await signIn(browser);
    const proof = await browser.prove(refreshAccessToken);
    expect((await refresh(pair, proof)).status).toBe(200);
    const replayed = await refresh(pair, proof);
    expect([replayed.status, Boolean(replayed.nonce)]).toEqual([401, true]);
    // The answer may have been lost: the browser itself goes on.
    const { nonce } = replayed;
    const again = await refresh(pair, await browser.prove(refreshAccessToken, { nonce }));
    expect(again.status).toBe(200);
  });

  it.each([-3600, 3600])('are exchanged where the clock is wrong by %i s, over a nonce', async (wrongBy) => {
    const browser = await openBrowser(wrongBy);
    const { pair } = await signIn(browser);
    const refused = await refresh(pair, await browser.prove(refreshAccessToken));
    expect(refused.status).toBe(401);
    const { nonce } = refused;
    const inTime = await browser.prove(refreshAccessToken, { nonce });
    const renewed = await refresh(pair, inTime);
    expect(renewed.status).toBe(200);
    clock.pass(61);
    const tooLate = await refresh(renewed.body, await browser.prove(refreshAccessToken, { nonce }));
    expect([tooLate.status, Boolean(tooLate.nonce)]).toEqual([401, true]);
    const invented = await browser.prove(refreshAccessToken, { nonce: pair.accessToken });
    expect((await refresh(renewed.body, invented)).status).toBe(401);
  });

  it('a proof is fresh for a minute', async () => {
    const browser = await openBrowser();
    const { pair } = await signIn(browser);
    const proof = await browser.prove(refreshAccessToken);
    clock.pass(61);
    expect((await refresh(pair, proof)).status).toBe(401);
    const late = await browser.prove(refreshAccessToken);
    clock.pass(59);
    expect((await refresh(pair, late)).status).toBe(200);
  });

  it('are not bound where the client sends no proof; one that is none is refused', async () => {
    const { pair } = await signIn();
    const renewed = await refresh(pair);
    expect(renewed.status).toBe(200);
    const browser = await openBrowser();
    expect((await refresh(renewed.body, await browser.prove(refreshAccessToken))).status).toBe(200);
    const { username } = await makeAdministrator(server.db);
    const { status, body } = await post(login.path, { username, password: demoPassword }, 'rubbish');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('A prova da chave do navegador não é válida.');
  });
});

describe('a corporate sign-in', () => {
  let corporate: { issuer: LocalIssuer; server: TestServer };
  beforeAll(async () => {
    corporate = await startCorporateServer();
  });
  afterAll(() => corporate.server.close());

  it('binds its session to the key that it comes with', async () => {
    const browser = await openBrowser();
    const { id, username } = await makeAdministrator(corporate.server.db);
    const answer = await corporate.server.fetch(`/api${getLoginFromAzureIdentity.path}`, {
      headers: {
        authorization: `Bearer ${await corporate.issuer.sign({ email: username, email_verified: true })}`,
        DPoP: await browser.prove(getLoginFromAzureIdentity),
      },
    });
    expect(answer.status).toBe(200);
    const [stored] = await corporate.server.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.userId, id));
    expect(stored?.keyThumbprint).toBe(browser.thumbprint);
  });
});
