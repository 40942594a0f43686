import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLoginFromAzureIdentity } from '../../../../contract/calls/authentication';
import { getProviders } from '../../../../contract/calls/provider';
import { factors } from '../../../../server/db/schema/factors';
import type { LocalIssuer } from '../../../../tests/server/session/localIssuer';
import { makeClock, send, startCorporateServer } from '../../../../tests/server/session/testSession';
import { makeAdministrator } from '../../../../tests/support/builders';
import type { TestServer } from '../../../../tests/support/testServer';
import {
  addGenerator,
  addRequiredGenerator,
  beginGenerator,
  beginPasskey,
  beginRequiredGenerator,
} from '../../contract/calls';
import { defaultFactorRules } from '../../server/factorRules';
import { codeOf } from './generator';

const clock = makeClock();
const minute = 60;
const hour = 60 * minute;
const graceDays = 14;
const grace = graceDays * 24 * hour;
let issuer: LocalIssuer;
let server: TestServer;
beforeAll(async () => {
  ({ issuer, server } = await startCorporateServer({
    now: clock.now,
    modules: {
      factors: { ...defaultFactorRules, required: 'administrators', graceDays, strongMethods: ['mfa'] },
    },
  }));
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

/** Moments of a token, in seconds before now; it has no `auth_time` unless one is given. */
interface Ages {
  issued?: number;
  identified?: number;
}

const enter = async (username: string, { issued = 0, identified }: Ages, more: JWTPayload = {}) => {
  const now = Math.floor(clock.now().getTime() / 1000);
  const token = await issuer.sign({
    sub: username,
    email: username,
    email_verified: true,
    iat: now - issued,
    exp: now + hour,
    ...(identified !== undefined && { auth_time: now - identified }),
    ...more,
  });
  return (await send(server, getLoginFromAzureIdentity, {}, { token })).body;
};

const old: [string, Ages][] = [
  ['whose session at the provider is hours old', { identified: 3 * hour }],
  ['identified exactly ten minutes ago', { identified: 10 * minute }],
  ['by a token of eleven minutes ago that does not say when', { issued: 11 * minute }],
];
const fresh: [string, Ages][] = [
  ['identified just now', { identified: 0 }],
  ['identified nine minutes ago', { identified: 9 * minute }],
  ['by a new token that does not say when', {}],
];
const identityNeeded = [403, 'identity_needed'];

describe('the first factor in the session of a corporate identity', () => {
  const begin = async (ages: Ages) => {
    const { username } = await makeAdministrator(server.db);
    const { accessToken: token } = await enter(username, ages);
    return { token, begun: await send(server, beginGenerator, {}, { token }) };
  };

  it.each(old)('is refused to one %s', async (_, ages) => {
    const { token, begun } = await begin(ages);
    expect([begun.status, begun.body.code]).toEqual(identityNeeded);
    expect((await send(server, beginPasskey, {}, { token })).body.code).toBe('identity_needed');
    expect((await send(server, getProviders, {}, { token })).status).toBe(200);
  });

  it.each(fresh)('is added by one %s', async (_, ages) => {
    const { token, begun } = await begin(ages);
    const { enrolment, secret } = begun.body.data;
    const input = { enrolment, code: codeOf(secret, clock.now()) };
    expect((await send(server, addGenerator, input, { token })).status).toBe(200);
  });
});

describe('the first factor that a corporate sign-in requires', () => {
  const challenge = async (username: string, ages: Ages): Promise<string> =>
    (await enter(username, ages)).factorChallenge;
  const pastGrace = async () => {
    const { username } = await makeAdministrator(server.db);
    await enter(username, {});
    clock.pass(grace);
    return username;
  };

  it.each(old)('is refused to one %s, and added once they are identified anew', async (_, ages) => {
    const username = await pastGrace();
    const late = await challenge(username, ages);
    const refused = await send(server, beginRequiredGenerator, { factorChallenge: late });
    expect([refused.status, refused.body.code]).toEqual(identityNeeded);
    expect(refused.body.message).toContain('Entre de novo');

    const factorChallenge = await challenge(username, { identified: 0 });
    const { enrolment, secret } = (await send(server, beginRequiredGenerator, { factorChallenge })).body.data;
    const input = { enrolment, code: codeOf(secret, clock.now()) };
    // What was begun by another challenge does not stand in for this one's identity.
    const crossed = await send(server, addRequiredGenerator, { ...input, factorChallenge: late });
    expect([crossed.status, crossed.body.code]).toEqual(identityNeeded);
    const added = await send(server, addRequiredGenerator, { ...input, factorChallenge });
    expect(added.body.data.recoveryCodes).toHaveLength(8);
  });

  it.each(fresh)('is begun by one %s', async (_, ages) => {
    const factorChallenge = await challenge(await pastGrace(), ages);
    expect((await send(server, beginRequiredGenerator, { factorChallenge })).status).toBe(200);
  });

  it('is asked of nobody whom the provider identified strongly, however long ago', async () => {
    const username = await pastGrace();
    const { accessToken: token } = await enter(username, { identified: 72 * hour }, { amr: ['mfa'] });
    await server.work();
    expect((await send(server, getProviders, {}, { token })).status).toBe(200);
    expect((await send(server, beginGenerator, {}, { token })).body.code).toBe('identity_needed');
  });
});

describe('a further factor, by a provider that has seen one', () => {
  const begin = async (ages: Ages) => {
    const { id: userId, username } = await makeAdministrator(server.db);
    await server.db
      .insert(factors)
      .values({ userId, kind: 'passkey', name: 'Portátil', createdOn: new Date(0) });
    const { accessToken: token } = await enter(username, ages, { amr: ['pwd', 'mfa'] });
    return send(server, beginPasskey, {}, { token });
  };

  it.each(old)('needs one of ours from one %s', async (_, ages) => {
    const { status, body } = await begin(ages);
    expect([status, body.code]).toEqual([403, 'factor_needed']);
  });

  it.each(fresh)('is begun by one %s', async (_, ages) => {
    expect((await begin(ages)).status).toBe(200);
  });
});
