import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../../contract/entities/session';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { refreshTokens } from '../../../server/db/schema/users';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { makeAdministrator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';
import { postJson } from '../core/postJson';

const minute = 60_000;
const hour = 60 * minute;
let clock = Date.parse('2026-07-20T12:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', now: () => new Date(clock) });
}, 60_000);
afterAll(() => server.close());

const signedIn = async () => server.signIn((await makeAdministrator(server.db)).username);
const tokensOf = ({ accessToken, refreshToken }: Session) => ({ accessToken, refreshToken });
const signOut = (pair: { accessToken: string; refreshToken: string }) =>
  postJson(server, '/Authentication/sign-out', pair);
const refresh = (session: Session) =>
  postJson(server, '/Authentication/refresh-access-token', tokensOf(session));
const call = async ({ accessToken }: { accessToken: string }) =>
  (await postJson(server, '/User/search-providers', {}, accessToken)).status;

describe('signing out at the server', () => {
  it('ends both tokens of the session at once, and is audited', async () => {
    const session = await signedIn();
    expect(await call(session)).toBe(200);
    expect(await signOut(tokensOf(session))).toEqual({ status: 200, body: { data: true } });
    expect(await call(session)).toBe(401);
    expect((await refresh(session)).status).toBe(401);
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'signOut'));
    expect(events).toHaveLength(1);
    // Whoever signed out is named as who did it.
    expect(events[0]?.actorId).toBe(events[0]?.subjectId);
    expect(events[0]?.actorId).not.toBeNull();
  });

  it('works with an access token that has expired', async () => {
    const session = await signedIn();
    clock += 20 * minute;
    await signOut(tokensOf(session));
    expect((await refresh(session)).status).toBe(401);
  });

  it('leaves the other sessions of the same person alone', async () => {
    const { username } = await makeAdministrator(server.db);
    const [one, other] = [await server.signIn(username), await server.signIn(username)];
    await signOut(tokensOf(one));
    expect(await call(other)).toBe(200);
  });

  it('answers the same, and ends nothing, for tokens that do not belong together or are forged', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const mixed = { accessToken: one.accessToken, refreshToken: other.refreshToken };
    const forged = { accessToken: 'a.b.c', refreshToken: one.refreshToken };
    for (const pair of [mixed, forged])
      expect(await signOut(pair)).toEqual({ status: 200, body: { data: true } });
    expect([await call(one), await call(other)]).toEqual([200, 200]);
  });
});

describe('the cleaning of refresh tokens', () => {
  it('keeps a revoked session out until its last access token has expired', async () => {
    const start = clock;
    const context = { db: server.db, now: () => new Date(clock), remoteAddress: null };
    await enqueueJob(context, 'removeExpired', {}, { key: 'removeExpired' });
    let session = await signedIn();
    for (let hours = 1; hours < 24; hours += 1) {
      clock = start + hours * hour;
      session = { ...session, ...(await refresh(session)).body };
    }
    clock = start + 24 * hour - minute;
    session = { ...session, ...(await refresh(session)).body };
    expect((await signOut(tokensOf(session))).status).toBe(200);
    expect(await call(session)).toBe(401);

    // The refresh token has expired with the session, the access token lives for 13 minutes more.
    clock = start + 24 * hour + minute;
    await server.work();
    expect(await call(session)).toBe(401);
    clock = start + 26 * hour;
    await server.work();
    const rows = await server.db.select().from(refreshTokens);
    expect(rows.filter(({ expiresOn }) => expiresOn.getTime() < start + 25 * hour)).toEqual([]);
  });
});
