import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getEmailForPasswordRecovery,
  getLoginFromAzureIdentity,
  login,
  refreshAccessToken,
  submitUserChangePassword,
  submitUserResetPassword,
} from '../../../contract/calls/authentication';
import { getProviders } from '../../../contract/calls/provider';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import type { Database } from '../../../server/db/database';
import { refreshTokens, users } from '../../../server/db/schema/users';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { updateProviders } from '../../../server/services/providers/updateProviders';
import { findActor } from '../../../server/services/session/account/findActor';
import { updateUsers } from '../../../server/services/users/updateUsers';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { untilTheyWait } from '../../support/untilTheyWait';
import type { LocalIssuer } from './localIssuer';
import { linkIn } from './sentLink';
import { send, startCorporateServer } from './testSession';

type User = Awaited<ReturnType<typeof makeOperator>>;
type Change = (context: SignedInContext) => Promise<unknown>;

let issuer: LocalIssuer;
let server: TestServer;
let context: SignedInContext;
beforeAll(async () => {
  ({ issuer, server } = await startCorporateServer());
  const { id: userId } = await makeAdministrator(server.db);
  const familyId = crypto.randomUUID();
  const actor = await findActor(server.db, { userId, familyId });
  if (!actor) throw new Error('There is no administrator');
  context = {
    db: server.db,
    now: () => new Date(),
    remoteAddress: null,
    actor,
    familyId,
    hasRecentFactor: true,
    isSettled: true,
  };
}, 60_000);
afterAll(async () => {
  await server.close();
  await issuer.close();
});

const setStatus = (id: number, userStatusId: (typeof userStatus)[keyof typeof userStatus]): Change => {
  return async (inside) => {
    const [{ userTypeId } = { userTypeId: 0 }] = await inside.db.select().from(users).where(eq(users.id, id));
    const results =
      userTypeId === userType.provider
        ? await updateProviders(inside, { users: [{ id, userStatusId, name: `Prestador ${id}` }] })
        : await updateUsers(inside, { users: [{ id, userStatusId }] });
    expect(results).toMatchObject([{ success: true }]);
  };
};

/** Starts a call while a change is made but not yet committed; PGlite, with one connection, runs it afterwards. */
const callBeside = async <Answer>(change: Change, call: () => Promise<Answer>): Promise<Answer> => {
  const { answer } = await server.db.transaction(async (db) => {
    await change({ ...context, db: db as Database });
    const started = call();
    await untilTheyWait(db as Database, [started]);
    return { answer: started };
  });
  return answer;
};

const corporateTokenOf = ({ username }: User) =>
  issuer.sign({ sub: `subject of ${username}`, email: username, email_verified: true });
const signInCorporately = async (user: User) =>
  send(server, getLoginFromAzureIdentity, {}, { token: await corporateTokenOf(user) });
const signIn = ({ username }: User) => send(server, login, { username, password: demoPassword });

const openSessionsOf = ({ id }: User) =>
  server.db.$count(refreshTokens, and(eq(refreshTokens.userId, id), isNull(refreshTokens.revokedOn)));
const opens = async (token: string) => (await send(server, getProviders, {}, { token })).status;

describe('a sign-in beside a deactivation opens no session that lives again', { timeout: 60_000 }, () => {
  const ways: [
    string,
    () => Promise<User>,
    (user: User) => Promise<{ status: number }>,
    'user' | 'provider',
  ][] = [
    ['an administrator by password', () => makeAdministrator(server.db), signIn, 'user'],
    ['a provider by password', () => makeProvider(server.db), signIn, 'user'],
    ['an operator by password', () => makeOperator(server.db), signIn, 'user'],
    [
      'an operator whose provider is deactivated, by password',
      () => makeOperator(server.db),
      signIn,
      'provider',
    ],
    ['an administrator by corporate account', () => makeAdministrator(server.db), signInCorporately, 'user'],
    [
      'an administrator by a corporate account that is bound',
      async () => {
        const user = await makeAdministrator(server.db);
        await signInCorporately(user);
        return user;
      },
      signInCorporately,
      'user',
    ],
  ];
  it.each(ways)('%s', async (_name, make, enter, whose) => {
    const user = await make();
    const id = whose === 'provider' ? (user.parentId ?? 0) : user.id;
    const { status } = await callBeside(setStatus(id, userStatus.inactive), () => enter(user));
    await setStatus(id, userStatus.active)(context);
    expect(await openSessionsOf(user)).toBe(0);
    expect(status).toBeGreaterThanOrEqual(401);
    expect((await enter(user)).status).toBe(200);
  });

  it.each(['user', 'provider'] as const)('a refresh, beside a deactivation of the %s', async (whose) => {
    const user = await makeOperator(server.db);
    const pair = await server.signIn(user.username);
    const id = whose === 'provider' ? (user.parentId ?? 0) : user.id;
    const { status } = await callBeside(setStatus(id, userStatus.inactive), () =>
      send(server, refreshAccessToken, pair),
    );
    await setStatus(id, userStatus.active)(context);
    expect([status, await openSessionsOf(user), await opens(pair.accessToken)]).toEqual([401, 0, 401]);
  });

  it('nor does one beside a move to another provider, and the next one belongs there', async () => {
    const user = await makeOperator(server.db);
    const { id: parentId } = await makeProvider(server.db);
    const move: Change = (inside) =>
      updateUsers(inside, { users: [{ id: user.id, userStatusId: userStatus.active, parentId }] });
    const { status } = await callBeside(move, () => signIn(user));
    // With PGlite's one connection the sign-in comes after the move, and so belongs there already.
    const isBeside = Boolean(process.env.TEST_DATABASE_URL);
    expect([status, await openSessionsOf(user)]).toEqual(isBeside ? [401, 0] : [200, 1]);
    expect((await signIn(user)).status).toBe(200);
  });

  it('nor does one of a user who becomes another kind of user', async () => {
    const user = await makeAdministrator(server.db);
    const change: Change = ({ db }) =>
      db.update(users).set({ userTypeId: userType.operator }).where(eq(users.id, user.id));
    expect((await callBeside(change, () => signInCorporately(user))).status).toBe(403);
    expect(await openSessionsOf(user)).toBe(0);
  });
});

describe('a password beside a deactivation', { timeout: 60_000 }, () => {
  const chosen = 'Nova-Palavra-2026';
  const passwordOf = async ({ id }: User) =>
    (await server.db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash;

  it.each(['user', 'provider'] as const)('is not set by a link, of the %s', async (whose) => {
    const user = await makeOperator(server.db);
    await send(server, getEmailForPasswordRecovery, { username: user.username });
    await server.work();
    const { code } = linkIn(server.mails.at(-1));
    const id = whose === 'provider' ? (user.parentId ?? 0) : user.id;
    const { body } = await callBeside(setStatus(id, userStatus.inactive), () =>
      send(server, submitUserResetPassword, { pwdRequestIdentifier: code, password: chosen }),
    );
    expect(body).toMatchObject({ success: false, errorCode: 'Link_expired' });
    expect(await passwordOf(user)).toBe(user.passwordHash);
  });

  it.each(['user', 'provider'] as const)('is not changed, of the %s', async (whose) => {
    const user = await makeOperator(server.db);
    const { accessToken: token } = await server.signIn(user.username);
    const id = whose === 'provider' ? (user.parentId ?? 0) : user.id;
    const input = { oldPassword: demoPassword, newPassword: chosen };
    const { status } = await callBeside(setStatus(id, userStatus.inactive), () =>
      send(server, submitUserChangePassword, input, { token }),
    );
    expect(status).toBe(401);
    expect(await passwordOf(user)).toBe(user.passwordHash);
  });
});
