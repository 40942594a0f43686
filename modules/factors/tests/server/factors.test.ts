import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, submitUserChangePassword } from '../../../../contract/calls/authentication';
import { getProviders } from '../../../../contract/calls/provider';
import { factors, recoveryCodes as storedCodes } from '../../../../server/db/schema/factors';
import { users } from '../../../../server/db/schema/users';
import { hashToken } from '../../../../server/lib/hashToken';
import { importTokenKeys } from '../../../../server/lib/tokenKeys';
import { demoPassword } from '../../../../server/seed/common/demoAccounts';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import {
  auditOf,
  makeClock,
  send,
  startSessionServer,
  startSibling,
} from '../../../../tests/server/session/testSession';
import { makeAdministrator, makeOperator } from '../../../../tests/support/builders';
import type { TestServer } from '../../../../tests/support/testServer';
import {
  addGenerator,
  beginGenerator,
  getFactors,
  removeFactor,
  renewRecoveryCodes,
  signInWithFactor,
} from '../../contract/calls';
import { codeOf as codeAt } from './generator';

const clock = makeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startSessionServer({ now: clock.now });
});
afterAll(() => server.close());

/** The code that a telephone shows whose clock is off by some seconds. */
const codeOf = (secret: string, offBySeconds = 0) => codeAt(secret, clock.now(), offBySeconds);

const password = { password: demoPassword };

const signInAt = async (at: Pick<TestServer, 'app'>, username: string): Promise<string> =>
  (await send(at, login, { username, ...password })).body.accessToken;

/** Somebody who has added a generator of codes; the clock then stands in a later step. */
const somebodyWithGenerator = async (at: Pick<TestServer, 'app'> = server) => {
  const { id, username } = await makeAdministrator(server.db);
  const token = at === server ? (await server.signIn(username)).accessToken : await signInAt(at, username);
  const { body } = await send(at, beginGenerator, {}, { token });
  const { secret, enrolment, address } = body.data;
  const added = await send(at, addGenerator, { enrolment, code: codeOf(secret) }, { token });
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  clock.pass(60);
  const recoveryCodes: string[] = added.body.data.recoveryCodes;
  return { id, username, token, secret, address, recoveryCodes };
};

const challengeOf = async (username: string, at: Pick<TestServer, 'app'> = server) => {
  const { status, body } = await send(at, login, { username, ...password });
  expect(status).toBe(200);
  return body as { factorChallenge: string; kinds: string[] };
};

const finish = (factorChallenge: string, code: string, at: Pick<TestServer, 'app'> = server) =>
  send(at, signInWithFactor, { factorChallenge, code });

describe('signing in with a generator of codes', () => {
  it('asks for a code after the right password, and opens a session for it once', async () => {
    const { id, username, secret, address } = await somebodyWithGenerator();
    expect(address).toMatch(/^otpauth:\/\/totp\/Tarifa/);
    const challenge = await challengeOf(username);
    expect(Object.keys(challenge)).toEqual(['factorChallenge', 'kinds']);
    expect(challenge.kinds).toEqual(['codes', 'recovery']);
    const first = await finish(challenge.factorChallenge, codeOf(secret));
    expect(Object.keys(first.body)).toEqual([
      'accessToken',
      'refreshToken',
      'username',
      'roles',
      'permissions',
    ]);
    expect((await send(server, getProviders, {}, { token: first.body.accessToken })).status).toBe(200);
    // The same code, and the one before it, are used up: also after another right password.
    expect((await finish(challenge.factorChallenge, codeOf(secret))).status).toBe(401);
    const again = await challengeOf(username);
    expect((await finish(again.factorChallenge, codeOf(secret, -30))).status).toBe(401);
    expect(await auditOf(server, id)).toEqual(['factorAdded', 'signIn', 'factorRefused', 'factorRefused']);
  });

  it('is no session, and says nothing before the password is right', async () => {
    const { username } = await somebodyWithGenerator();
    const { factorChallenge } = await challengeOf(username);
    expect((await send(server, getProviders, {}, { token: factorChallenge })).status).toBe(401);
    const wrong = { username, password: 'Errada-Palavra-1' };
    const unknown = { username: 'ninguem@example.pt', password: 'Errada-Palavra-1' };
    const answers = [await send(server, login, wrong), await send(server, login, unknown)];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  it.each([
    ['one step behind', -30, 200],
    ['one step ahead', 30, 200],
    ['two steps behind', -60, 401],
    ['two steps ahead', 60, 401],
  ])('with a clock %s', async (_, off, status) => {
    const { username, secret } = await somebodyWithGenerator();
    clock.pass(60);
    const { factorChallenge } = await challengeOf(username);
    expect((await finish(factorChallenge, codeOf(secret, off))).status).toBe(status);
  });

  it('takes a code once also when two servers get it at the same moment', async () => {
    const keys = await importTokenKeys(['one-secret-of-two-servers-one-secret-of']);
    const [one, other] = [
      await startSibling(server, { now: clock.now, tokenKeys: keys }),
      await startSibling(server, { now: clock.now, tokenKeys: keys }),
    ];
    const { username, secret } = await somebodyWithGenerator(one);
    const challenges = [await challengeOf(username, one), await challengeOf(username, other)];
    const code = codeOf(secret);
    const answers = await Promise.all(
      [one, other].map((at, index) => finish(challenges[index]?.factorChallenge ?? '', code, at)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('makes whoever guesses wait, while others are let in', async () => {
    const { username, secret } = await somebodyWithGenerator();
    const { factorChallenge } = await challengeOf(username);
    const guess = () =>
      send(server, signInWithFactor, { factorChallenge, code: '000000' }, { from: '203.0.113.9' });
    const statuses = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await finish(factorChallenge, codeOf(secret))).status).toBe(200);
  });

  it('begins anew once the password or the factor is another, or after ten minutes', async () => {
    const slow = await somebodyWithGenerator();
    const late = await challengeOf(slow.username);
    clock.pass(601);
    expect((await finish(late.factorChallenge, codeOf(slow.secret))).body.message).toMatch(/Entre de novo/);
    const { username, secret, token } = await somebodyWithGenerator();

    const before = await challengeOf(username);
    const [{ id: factorId }] = (await send(server, getFactors, {}, { token })).body.data.factors;
    await send(server, removeFactor, { id: factorId }, { token });
    expect((await finish(before.factorChallenge, codeOf(secret))).body.message).toMatch(/Entre de novo/);
    expect(Object.keys((await challengeOf(username)) as object)).toContain('accessToken');

    const operator = await makeOperator(server.db);
    const session = (await send(server, login, { username: operator.username, ...password })).body;
    const { data } = (await send(server, beginGenerator, {}, { token: session.accessToken })).body;
    const code = codeOf(data.secret);
    await send(server, addGenerator, { enrolment: data.enrolment, code }, { token: session.accessToken });
    clock.pass(60);
    const old = await challengeOf(operator.username);
    const change = { oldPassword: demoPassword, newPassword: 'Outra-Palavra-2026' };
    await send(server, submitUserChangePassword, change, { token: session.accessToken });
    expect((await finish(old.factorChallenge, codeOf(data.secret))).status).toBe(401);
  });
});

describe('the recovery codes of an account', () => {
  it('open a session in place of a code, each once, and not those that were replaced', async () => {
    const { username, recoveryCodes, token } = await somebodyWithGenerator();
    expect(new Set(recoveryCodes).size).toBe(8);
    const [first = '', second = ''] = recoveryCodes;
    const enter = async (code: string) =>
      (await finish((await challengeOf(username)).factorChallenge, code)).status;
    expect(await enter(first.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect(await enter(first)).toBe(401);
    expect((await send(server, getFactors, {}, { token })).body.data.recoveryCodes).toBe(7);
    const renewed = (await send(server, renewRecoveryCodes, {}, { token })).body.data.recoveryCodes;
    expect(await enter(second)).toBe(401);
    expect(await enter(renewed[0])).toBe(200);
  });

  it('have ten characters, and those of 24 that were given out before still hold', async () => {
    const { id, username, recoveryCodes: shown } = await somebodyWithGenerator();
    for (const code of shown) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    const before = 'abcd-efgh-1234-jkmn-5678-pqrs';
    const codeHash = await hashToken(before.replaceAll('-', ''));
    await server.db.insert(storedCodes).values({ userId: id, codeHash });
    for (const status of [200, 401])
      expect((await finish((await challengeOf(username)).factorChallenge, before)).status).toBe(status);
  });

  it('are not readable in the database, and neither is the secret', async () => {
    const { id, secret, recoveryCodes } = await somebodyWithGenerator();
    const { rows } = (await server.db.execute(
      `select f.secret, r.code_hash from factors f join recovery_codes r using (user_id) where user_id = ${id}`,
    )) as { rows: { secret: string; code_hash: string }[] };
    expect(rows).toHaveLength(8);
    for (const row of rows) {
      expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/);
      expect(row.secret).not.toContain(secret);
    }
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]?.replaceAll('-', ''));
  });
});

describe('adding and removing a second factor', () => {
  it('lets one of two tabs add its generator, and tells the other', async () => {
    const { username } = await makeAdministrator(server.db);
    const token = (await server.signIn(username)).accessToken;
    const begun = [
      (await send(server, beginGenerator, {}, { token })).body.data,
      (await send(server, beginGenerator, {}, { token })).body.data,
    ];
    const answers = await Promise.all(
      begun.map(({ enrolment, secret }) =>
        send(server, addGenerator, { enrolment, code: codeOf(secret) }, { token }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = begun[answers.findIndex(({ status }) => status === 200)];
    clock.pass(60);
    const { factorChallenge } = await challengeOf(username);
    expect((await finish(factorChallenge, codeOf(winner.secret))).status).toBe(200);
  });

  it('belongs to whoever began it, and waits for a right code', async () => {
    const [one, other] = [await makeAdministrator(server.db), await makeAdministrator(server.db)];
    const [mine, theirs] = [await server.signIn(one.username), await server.signIn(other.username)];
    const { data } = (await send(server, beginGenerator, {}, { token: mine.accessToken })).body;
    const add = (code: string, token: string) =>
      send(server, addGenerator, { enrolment: data.enrolment, code }, { token });
    expect((await add(codeOf(data.secret), theirs.accessToken)).status).toBe(400);
    expect((await add('000000', mine.accessToken)).body.errors[0].field).toBe('code');
    expect(await server.db.$count(factors, eq(factors.userId, one.id))).toBe(0);
  });

  it('is told by e-mail, without secrets', async () => {
    const { username, token, secret } = await somebodyWithGenerator();
    const [{ id }] = (await send(server, getFactors, {}, { token })).body.data.factors;
    await send(server, removeFactor, { id }, { token });
    await server.work();
    const told = server.mails.filter(({ to }) => to === username);
    expect(told.map(({ subject }) => subject)).toEqual([
      'Novo segundo passo na sua conta',
      'Segundo passo removido da sua conta',
    ]);
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  it('does not reach the factors of others', async () => {
    const { id, token } = await somebodyWithGenerator();
    const other = await makeAdministrator(server.db);
    const { accessToken } = await server.signIn(other.username);
    const [{ id: factorId }] = (await send(server, getFactors, {}, { token })).body.data.factors;
    expect((await send(server, removeFactor, { id: factorId }, { token: accessToken })).status).toBe(404);
    expect(await server.db.$count(factors, eq(factors.userId, id))).toBe(1);
  });
});

describe('another secret of the installation', () => {
  const [old, anew] = ['b7e0c1f94a2d4c55a1e3f0d29c8b6a74', 'f2a94e07d1c84b3e9d60b5c7183ea2f6'];

  it('keeps generators working, and the former one can be given up an hour later', async () => {
    const [before, between, after] = await Promise.all(
      [[old] as const, [anew, old] as const, [anew] as const].map(async (secrets) => {
        const tokenKeys = await importTokenKeys(secrets);
        return { tokenKeys, ...(await startSibling(server, { now: clock.now, tokenKeys })) };
      }),
    );
    if (!before || !between || !after) throw new Error('three servers');
    const { username, secret } = await somebodyWithGenerator(before);
    await enqueueJob(
      { db: server.db, now: clock.now, remoteAddress: null },
      'removeExpired',
      {},
      { key: 'removeExpired' },
    );
    const settings = { tokenKeys: between.tokenKeys, publicUrl: 'https://tsi.example.pt' };
    await server.work({ settings });
    const { factorChallenge } = await challengeOf(username, after);
    expect((await finish(factorChallenge, codeOf(secret), after)).status).toBe(200);
  });

  it('leaves recovery codes to whoever lost the secret with it', async () => {
    const leaked = await startSibling(server, { now: clock.now, tokenKeys: await importTokenKeys([old]) });
    const { username, secret, recoveryCodes } = await somebodyWithGenerator(leaked);
    const { factorChallenge } = await challengeOf(username);
    expect((await finish(factorChallenge, codeOf(secret))).status).toBe(401);
    expect((await finish(factorChallenge, recoveryCodes[0] ?? '')).status).toBe(200);
  });
});

describe('a deactivated account', () => {
  it('does not get in with a challenge from before', async () => {
    const { id, username, secret } = await somebodyWithGenerator();
    const { factorChallenge } = await challengeOf(username);
    await server.db.update(users).set({ userStatusId: 2 }).where(eq(users.id, id));
    expect((await finish(factorChallenge, codeOf(secret))).status).toBe(401);
  });
});
