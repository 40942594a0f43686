import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '../../../../contract/calls/authentication';
import { updateUsers } from '../../../../contract/calls/user';
import { factors } from '../../../../server/db/schema/factors';
import { demoPassword } from '../../../../server/seed/common/demoAccounts';
import { auditOf, makeClock, send, startSessionServer } from '../../../../tests/server/session/testSession';
import { makeAdministrator, makeOperator } from '../../../../tests/support/builders';
import type { TestServer } from '../../../../tests/support/testServer';
import {
  addGenerator,
  beginGenerator,
  getFactors,
  proveFactor,
  renewRecoveryCodes,
  requestFactorRemoval,
  signInWithFactor,
  stopFactorRemoval,
} from '../../contract/calls';
import { newFactorDays } from '../../contract/newFactorDays';
import { defaultFactorRules } from '../../server/factorRules';
import { codeOf } from './generator';

const clock = makeClock();
const hour = 3600;
let server: TestServer;
beforeAll(async () => {
  server = await startSessionServer({
    now: clock.now,
    modules: { factors: { ...defaultFactorRules, removalHours: 24 } },
  });
});
afterAll(() => server.close());

const signIn = async (username: string) =>
  (await send(server, login, { username, password: demoPassword })).body;

/** Adds a generator to somebody's account; the clock then stands in a later step. */
const addTo = async (username: string) => {
  const token = (await signIn(username)).accessToken as string;
  const { secret, enrolment } = (await send(server, beginGenerator, {}, { token })).body.data;
  const code = codeOf(secret, clock.now());
  const { body } = await send(server, addGenerator, { enrolment, code }, { token });
  clock.pass(60);
  return { token, secret: secret as string, recoveryCodes: body.data.recoveryCodes as string[] };
};

const rightsOf = (id: number, token: string) =>
  send(server, updateUsers, { users: [{ id, userStatusId: 1, permissions: [] }] }, { token });

describe('a call that asks for a recent factor', () => {
  it('is made once it was proven within ten minutes, in this sign-in', async () => {
    const { username } = await makeAdministrator(server.db);
    const other = await makeAdministrator(server.db);
    const { token, secret } = await addTo(username);
    expect((await rightsOf(other.id, token)).status).toBe(200);
    clock.pass(10 * 60);
    const refused = await rightsOf(other.id, token);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toContain('insufficient_user_authentication');
    expect((await send(server, renewRecoveryCodes, {}, { token })).status).toBe(403);

    const prove = (code: string) => send(server, proveFactor, { code }, { token });
    expect((await prove('000000')).body.errors[0].field).toBe('code');
    expect((await rightsOf(other.id, token)).status).toBe(403);
    const code = codeOf(secret, clock.now());
    expect((await prove(code)).status).toBe(200);
    expect((await rightsOf(other.id, token)).status).toBe(200);
    // A code that proved something opens no session as well.
    const { factorChallenge } = await signIn(username);
    expect((await send(server, signInWithFactor, { factorChallenge, code })).status).toBe(401);
  });

  it('asks nothing of an account without a factor', async () => {
    const { username } = await makeAdministrator(server.db);
    const other = await makeAdministrator(server.db);
    const { accessToken } = await signIn(username);
    clock.pass(14 * 60);
    expect((await rightsOf(other.id, accessToken)).status).toBe(200);
  });
});

describe('somebody who has lost everything', () => {
  const lostEverything = async () => {
    const person = await makeOperator(server.db);
    const { secret } = await addTo(person.username);
    // Long enough ago that nobody takes it for a stranger's.
    clock.pass((newFactorDays * 24 + 1) * hour);
    const administrator = await makeAdministrator(server.db);
    const admin = (await signIn(administrator.username)).accessToken as string;
    const ask = () => send(server, requestFactorRemoval, { userId: person.id }, { token: admin });
    return { ...person, secret, ask };
  };

  it('gets in again by the password a day after an administrator asked, is told twice, and adds a factor', async () => {
    const { id, username, ask } = await lostEverything();
    await server.work();
    server.mails.length = 0;
    expect((await ask()).status).toBe(200);
    await server.work();
    expect(server.mails.map(({ to }) => to)).toEqual([username]);
    expect(server.mails[0]?.text).toContain('São removidos em 28-07-2026, 14:');

    clock.pass(24 * hour - 1);
    await server.work();
    expect(Object.keys(await signIn(username))).toContain('factorChallenge');
    clock.pass(1);
    await server.work();
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Pedido para remover os segundos passos da sua conta',
      'Segundo passo removido da sua conta',
    ]);
    expect((await addTo(username)).recoveryCodes).toHaveLength(8);
    expect((await auditOf(server, id)).filter((action) => action.startsWith('factorRem'))).toEqual([
      'factorRemovalRequested',
      'factorRemoved',
    ]);
  });

  it('keeps the factors if it was somebody else who asked: the person stops it', async () => {
    const { id, username, secret, ask } = await lostEverything();
    await ask();
    const { factorChallenge } = await signIn(username);
    const code = codeOf(secret, clock.now());
    const token = (await send(server, signInWithFactor, { factorChallenge, code })).body.accessToken;
    const dueOn = new Date(clock.now().getTime() + 24 * hour * 1000).toISOString();
    expect((await send(server, getFactors, {}, { token })).body.data.removalDueOn).toBe(dueOn);
    expect((await send(server, stopFactorRemoval, {}, { token })).status).toBe(200);
    clock.pass(25 * hour);
    await server.work();
    expect(Object.keys(await signIn(username))).toContain('factorChallenge');
    expect(await auditOf(server, id)).toContain('factorRemovalStopped');
  });

  it('waits anew if it is asked for again, and not at all where there is nothing to remove', async () => {
    const { id, ask } = await lostEverything();
    await ask();
    clock.pass(12 * hour);
    // The administrator's own session has ended in the meantime; another one asks.
    const other = await makeAdministrator(server.db);
    const token = (await signIn(other.username)).accessToken as string;
    expect((await send(server, requestFactorRemoval, { userId: id }, { token })).status).toBe(200);
    clock.pass(12 * hour);
    await server.work();
    expect(await server.db.$count(factors, eq(factors.userId, id))).toBe(1);
    clock.pass(12 * hour);
    await server.work();
    expect(await server.db.$count(factors, eq(factors.userId, id))).toBe(0);
    const nobody = await makeOperator(server.db);
    const again = (await signIn(other.username)).accessToken as string;
    const ofNobody = await send(server, requestFactorRemoval, { userId: nobody.id }, { token: again });
    expect(ofNobody.status).toBe(400);
    const own = await send(server, requestFactorRemoval, { userId: other.id }, { token: again });
    expect(own.status).toBe(400);
  });
});
