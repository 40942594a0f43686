import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getEmailForPasswordRecovery,
  login,
  submitUserResetPassword,
} from '../../../../contract/calls/authentication';
import { getProviders } from '../../../../contract/calls/provider';
import { updateProviders, updateUsers } from '../../../../contract/calls/user';
import { keptPasswordDays } from '../../../../contract/rules/limits';
import { userStatus } from '../../../../contract/rules/userTypes';
import { factors, recoveryCodes } from '../../../../server/db/schema/factors';
import { demoPassword } from '../../../../server/seed/common/demoAccounts';
import { attemptLimits } from '../../../../server/services/attempts/attemptLimits';
import { linkIn } from '../../../../tests/server/session/sentLink';
import { auditOf, makeClock, send, startSessionServer } from '../../../../tests/server/session/testSession';
import { makeAdministrator, makeOperator, makeProvider } from '../../../../tests/support/builders';
import type { TestServer } from '../../../../tests/support/testServer';
import {
  addPasskey,
  beginGenerator,
  beginPasskey,
  getFactors,
  proveFactor,
  provePassword,
  removeAddedFactors,
  requestFactorRemoval,
  signInWithPasskey,
  stopFactorRemoval,
} from '../../contract/calls';
import { newFactorDays } from '../../contract/newFactorDays';
import { proofOf } from './proofOf';
import { makeAuthenticator } from './softAuthenticator';

const clock = makeClock();
const minute = 60;
const day = 24 * 60 * minute;
let server: TestServer;
beforeAll(async () => {
  server = await startSessionServer({ now: clock.now });
});
afterAll(() => server.close());

const signIn = async (username: string, password = demoPassword) =>
  (await send(server, login, { username, password })).body;

/** Adds a passkey in a session; returns what proves it. */
const addTo = async (token: string, name = 'Portátil') => {
  const authenticator = await makeAuthenticator();
  const begun = (await send(server, beginPasskey, {}, { token })).body.data;
  const input = { enrolment: begun.enrolment, response: await authenticator.make(begun.options), name };
  const { status, body } = await send(server, addPasskey, input, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return { authenticator, recoveryCodes: body.data.recoveryCodes as string[] };
};

const withPasskey = async (make: typeof makeOperator = makeOperator) => {
  const person = await make(server.db);
  const token: string = (await signIn(person.username)).accessToken;
  return { ...person, token, ...(await addTo(token)) };
};

const registrationOf = (username: string) =>
  server.mails.find(({ to, text }) => to === username && text.includes('isNewAccount=1'));
const countOf = (id: number) => server.db.$count(factors, eq(factors.userId, id));
const asAdministrator = async () => {
  const { username } = await makeAdministrator(server.db);
  return { token: (await server.signIn(username)).accessToken };
};
const removalOf = async (userId: number) =>
  send(server, requestFactorRemoval, { userId }, await asAdministrator());

describe('the first factor', () => {
  it('needs the password of the last ten minutes, which is typed again where it is older', async () => {
    const { id, username } = await makeOperator(server.db);
    const { accessToken: token } = await signIn(username);
    clock.pass(10 * minute + 1);
    const refused = await send(server, beginGenerator, {}, { token });
    expect([refused.status, refused.body.code]).toEqual([403, 'identity_needed']);
    const wrong = await send(server, provePassword, { password: 'Errada-2026' }, { token });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'password']);
    expect((await send(server, beginPasskey, {}, { token })).status).toBe(403);
    expect((await send(server, provePassword, { password: demoPassword }, { token })).status).toBe(200);
    await addTo(token);
    expect(await auditOf(server, id)).toEqual(['signIn', 'factorRefused', 'factorProven', 'factorAdded']);
  });

  it('is not given by another session of the same account', async () => {
    const { username } = await makeOperator(server.db);
    const { accessToken: copied } = await signIn(username);
    clock.pass(10 * minute + 1);
    await signIn(username);
    expect((await send(server, beginPasskey, {}, { token: copied })).status).toBe(403);
  });

  it('lets nobody guess the password in its place', async () => {
    const { username } = await makeOperator(server.db);
    const { accessToken: token } = await signIn(username);
    const guess = () => send(server, provePassword, { password: 'Errada-2026' }, { token });
    for (let tries = 0; tries < attemptLimits.change.account.attempts; tries += 1)
      expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});

describe('a removal that an administrator asked for', () => {
  it('takes what was added in the last days away at once, and ends the sessions', async () => {
    const { id, token, authenticator } = await withPasskey();
    clock.pass(minute);
    expect((await removalOf(id)).status).toBe(200);
    expect([await countOf(id), await server.db.$count(recoveryCodes, eq(recoveryCodes.userId, id))]).toEqual([
      0, 0,
    ]);
    expect((await send(server, getProviders, {}, { token })).status).toBe(401);
    expect((await send(server, signInWithPasskey, await proofOf(server, authenticator))).status).toBe(401);
  });

  it('leaves older ones until it is due, and is stopped by such a one and the password alone', async () => {
    const person = await withPasskey();
    clock.pass((newFactorDays + 1) * day);
    // Whoever sits at an open session of the owner: it has proven a factor, and adds one of its own.
    const entered = await send(server, signInWithPasskey, await proofOf(server, person.authenticator));
    const token: string = entered.body.accessToken;
    expect((await removalOf(person.id)).status).toBe(200);
    clock.pass(1);
    const stop = () => send(server, stopFactorRemoval, {}, { token });
    expect((await stop()).body.code).toBe('identity_needed');
    await send(server, provePassword, { password: demoPassword }, { token });
    expect((await stop()).status).toBe(200);
    expect((await send(server, getFactors, {}, { token })).body.data.removalDueOn).toBeNull();

    expect((await removalOf(person.id)).status).toBe(200);
    clock.pass(1);
    await addTo(token, 'De outra pessoa');
    expect((await stop()).body.code).toBe('factor_needed');
    const [code = ''] = person.recoveryCodes;
    expect((await send(server, proveFactor, { code }, { token })).status).toBe(200);
    expect((await stop()).body.code).toBe('factor_needed');
  });
});

describe('a new password by link', () => {
  const linkFor = async (username: string) => {
    await send(server, getEmailForPasswordRecovery, { username });
    await server.work();
    return linkIn(server.mails.at(-1)).code;
  };
  const reset = async (username: string, password: string) =>
    (
      await send(server, submitUserResetPassword, {
        pwdRequestIdentifier: await linkFor(username),
        password,
      })
    ).body;

  it('shows what was added since the one before, and takes it away', async () => {
    const { id, username } = await withPasskey();
    const { success, addedFactors } = await reset(username, 'Nova-Palavra-2026');
    expect(success).toBe(true);
    expect(addedFactors.factors).toMatchObject([{ kind: 'passkey', name: 'Portátil', mayBeRemoved: true }]);
    const { removal } = addedFactors;
    expect((await send(server, removeAddedFactors, { removal })).status).toBe(200);
    expect(await countOf(id)).toBe(0);
    expect(Object.keys(await signIn(username, 'Nova-Palavra-2026'))).toContain('accessToken');
    clock.pass(10 * minute + 1);
    expect((await send(server, removeAddedFactors, { removal })).status).toBe(401);
  });

  it('never leads past a factor that the owner had time to see', async () => {
    const { id, username } = await withPasskey();
    clock.pass((newFactorDays + 1) * day);
    const { addedFactors } = await reset(username, 'Nova-Palavra-2026');
    expect(addedFactors.factors).toMatchObject([{ mayBeRemoved: false }]);
    await send(server, removeAddedFactors, { removal: addedFactors.removal });
    expect(await countOf(id)).toBe(1);
    // What stood there at one password is not shown at the next.
    clock.pass(60 * minute);
    expect((await reset(username, 'Outra-Palavra-2026')).addedFactors).toBeUndefined();
  });
});

describe('a deactivation', () => {
  const setStatus = async (id: number, userStatusId: 1 | 2) =>
    send(server, updateUsers, { users: [{ id, userStatusId }] }, await asAdministrator());
  const setProvider = async (id: number, userStatusId: 1 | 2) =>
    send(
      server,
      updateProviders,
      { users: [{ id, name: 'Prestador', userStatusId }] },
      await asAdministrator(),
    );

  it('is outlived by no passkey, nor by the password alone where there was one', async () => {
    const { id, username, authenticator } = await withPasskey();
    await setStatus(id, userStatus.inactive);
    server.mails.length = 0;
    await setStatus(id, userStatus.active);
    expect((await send(server, signInWithPasskey, await proofOf(server, authenticator))).status).toBe(401);
    expect(await signIn(username)).not.toHaveProperty('accessToken');
    await server.work();
    expect(linkIn(registrationOf(username)).isNewAccount).toBe('1');
  });

  it.each([
    ['the user', async ({ id }: { id: number }) => [id, setStatus] as const],
    [
      'the provider',
      async ({ parentId }: { parentId: number | null }) => [parentId ?? 0, setProvider] as const,
    ],
  ])('of %s that lasted longer than 30 days has them begin anew, a shorter one does not', async (_, by) => {
    const person = await makeOperator(server.db, { parentId: (await makeProvider(server.db)).id });
    const [id, set] = await by(person);
    await set(id, userStatus.inactive);
    clock.pass(keptPasswordDays * day - minute);
    await set(id, userStatus.active);
    expect(await signIn(person.username)).toHaveProperty('accessToken');
    await set(id, userStatus.inactive);
    clock.pass(keptPasswordDays * day + minute);
    server.mails.length = 0;
    await set(id, userStatus.active);
    expect(await signIn(person.username)).not.toHaveProperty('accessToken');
    await server.work();
    const link = linkIn(registrationOf(person.username));
    const chosen = { pwdRequestIdentifier: link.code, password: 'Nova-Palavra-2026' };
    expect((await send(server, submitUserResetPassword, chosen)).body).toEqual({ success: true });
    expect(await signIn(person.username, 'Nova-Palavra-2026')).toHaveProperty('accessToken');
  });
});
