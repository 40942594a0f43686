import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenPair } from '../../../contract/entities/session';
import { userStatus } from '../../../contract/rules/userTypes';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { refreshTokens, users } from '../../../server/db/schema/users';
import { hashToken } from '../../../server/lib/hashToken';
import { makeAdministrator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';
import { untilTheyWait } from '../../support/untilTheyWait';
import { postJson } from './postJson';

const start = Date.parse('2026-07-20T12:00:00Z');
const minutes = 60_000;
const hours = 60 * minutes;
let clock = start;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', now: () => new Date(clock) });
});
beforeEach(() => {
  clock = start;
});
afterAll(() => server.close());

const signedIn = async () => server.signIn((await makeAdministrator(server.db)).username);
const refresh = async (
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  userAgent = 'a browser',
) => {
  const answer = await server.fetch('/api/Authentication/refresh-access-token', {
    method: 'POST',
    headers: { 'user-agent': userAgent },
    body: JSON.stringify({ accessToken, refreshToken }),
  });
  return { status: answer.status, body: await answer.json() };
};
const call = (token: string) => postJson(server, '/User/search-providers', {}, token);

describe('4 Session: refreshing', () => {
  it('exchanges both tokens for new ones', async () => {
    const old = await signedIn();
    const { status, body } = await refresh(old);
    expect(status).toBe(200);
    const renewed = tokenPair.strict().parse(body);
    expect(renewed.refreshToken).not.toBe(old.refreshToken);
    expect((await call(renewed.accessToken)).status).toBe(200);
  });

  it('ends the access token after 15 minutes; refreshing then still works, for 12 hours', async () => {
    const old = await signedIn();
    clock += 16 * minutes;
    expect((await call(old.accessToken)).status).toBe(401);
    const { status, body } = await refresh(old);
    expect(status).toBe(200);
    clock += 12 * hours + 1000;
    expect((await refresh(body)).status).toBe(401);
  });

  it('asks for the password again after 24 hours, however busy the session was', async () => {
    let pair = await signedIn();
    for (let hour = 0; hour < 23; hour += 1) {
      clock += hours;
      const { status, body } = await refresh(pair);
      expect(status).toBe(200);
      pair = body;
    }
    clock += hours + 1000;
    expect((await refresh(pair)).status).toBe(401);
  });

  it('ends the whole family when a refresh token is shown a second time', async () => {
    const old = await signedIn();
    const { body: renewed } = await refresh(old);
    clock += 10_001;
    expect((await refresh(old)).status).toBe(401);
    expect((await refresh(renewed)).status).toBe(401);
    expect((await call(renewed.accessToken)).status).toBe(401);
    const events = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'refreshTokenReused'));
    expect(events.length).toBeGreaterThan(0);
  });

  // PGlite has one connection and runs these one after the other; on PostgreSQL they really run at once.
  it('ends a family whose old tokens are used at once, without a deadlock', async () => {
    const first = await signedIn();
    const second = (await refresh(first)).body;
    const third = (await refresh(second)).body;
    const last = (await refresh(third)).body;
    clock += 10_001;
    // Ending a family reaches its first token first: both calls wait for this lock, each holding
    // the token it presented.
    const { answers } = await server.db.transaction(async (db) => {
      const isFirst = eq(refreshTokens.tokenHash, await hashToken(first.refreshToken));
      await db.select().from(refreshTokens).where(isFirst).for('update');
      const shown = [refresh(second), refresh(third)];
      await untilTheyWait(db, shown);
      return { answers: Promise.all(shown) };
    });
    expect((await answers).map(({ status }) => status)).toEqual([401, 401]);
    expect((await refresh(last)).status).toBe(401);
  });

  it('hands the same client another pair for ten seconds: an answer may be lost, and two tabs may ask at once', async () => {
    const old = await signedIn();
    const [one, other] = await Promise.all([refresh(old), refresh(old)]);
    clock += 10_000;
    const late = await refresh(old);
    for (const { status, body } of [one, other, late]) {
      expect(status).toBe(200);
      expect((await call(body.accessToken)).status).toBe(200);
      expect((await refresh(body)).status).toBe(200);
    }
    // The ten seconds begin with the first use, not the last.
    clock += 1;
    expect((await refresh(old)).status).toBe(401);
    expect((await call(late.body.accessToken)).status).toBe(401);
  });

  it('ends the family at once when another client shows a used token', async () => {
    const old = await signedIn();
    const { body: renewed } = await refresh(old, 'one browser');
    expect((await refresh(old, 'another browser')).status).toBe(401);
    expect((await call(renewed.accessToken)).status).toBe(401);
  });

  it('does nothing for a caller who has disconnected: the old token stays valid', async () => {
    const old = await signedIn();
    const gone = new AbortController();
    gone.abort();
    const answer = await server.app.request('/api/Authentication/refresh-access-token', {
      method: 'POST',
      signal: gone.signal,
      body: JSON.stringify({ accessToken: old.accessToken, refreshToken: old.refreshToken }),
    });
    expect(answer.status).toBe(503);
    clock += minutes;
    expect((await refresh(old)).status).toBe(200);
  });

  it('refuses tokens that do not belong together, forged ones and those of an inactive user', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    expect((await refresh({ ...one, accessToken: other.accessToken })).status).toBe(401);
    expect((await refresh({ ...one, refreshToken: 'x'.repeat(43) })).status).toBe(401);
    const forged = await new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('1')
      .setExpirationTime('1h')
      .sign(crypto.getRandomValues(new Uint8Array(32)));
    expect((await refresh({ ...one, accessToken: forged })).status).toBe(401);
    await server.db
      .update(users)
      .set({ userStatusId: userStatus.inactive })
      .where(eq(users.username, one.username));
    expect((await refresh(one)).status).toBe(401);
  });
});

describe('the access token', () => {
  const unsigned = (payload: object) =>
    [{ alg: 'none', typ: 'JWT' }, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');

  it.each([
    ['nothing', ''],
    ['no token', 'Bearer '],
    ['rubbish', 'Bearer abc.def.ghi'],
    ['an unsigned token', `Bearer ${unsigned({ sub: '1', sid: 'x', exp: 9_999_999_999 })}.`],
  ])('refuses %s with 401 and a message', async (_name, authorization) => {
    const answer = await server.fetch('/api/Provider/get-providers', { headers: { authorization } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: 'Sessão inválida ou expirada.' });
  });

  it('carries no rights: the users table decides at each call', async () => {
    const { username, accessToken } = await signedIn();
    expect((await call(accessToken)).status).toBe(200);
    await server.db
      .update(users)
      .set({ userStatusId: userStatus.inactive })
      .where(eq(users.username, username));
    expect((await call(accessToken)).status).toBe(401);
  });
});
