import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  login,
  refreshAccessToken,
  signOut,
  submitUserChangePassword,
} from '../../../contract/calls/authentication';
import {
  endOtherSessions,
  endOwnSession,
  endUserSessions,
  listOwnSessions,
  listUserSessions,
} from '../../../contract/calls/sessions';
import { getUserStatuses, liftLock, updateUsers } from '../../../contract/calls/user';
import { userStatus } from '../../../contract/rules/userTypes';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { signIns } from '../../../server/db/schema/signIns';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { makeAdministrator, makeOperator } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { auditOf, makeClock, send, startSessionServer } from './testSession';

const day = 24 * 3600;
const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const safariOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const [office, home] = ['192.0.2.7', '198.51.100.9'];

const clock = makeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startSessionServer({ now: clock.now });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => clock.pass(2 * day));

type Named = { username: string };
interface From {
  from?: string;
  userAgent?: string;
  cookie?: string;
  password?: string;
}

const enter = async (
  { username }: Named,
  { from = office, userAgent = chromeOnWindows, cookie, password = demoPassword }: From = {},
) => send(server, login, { username, password }, { from, userAgent, cookie });
const enterAt = async (user: Named, from?: From): Promise<{ accessToken: string; refreshToken: string }> =>
  (await enter(user, from)).body;
const listOf = async (token: string) => (await send(server, listOwnSessions, {}, { token })).body.data;
const opens = async ({ accessToken: token }: { accessToken: string }) =>
  (await send(server, getUserStatuses, {}, { token })).status;
const idOf = ({ accessToken }: { accessToken: string }) => String(decodeJwt(accessToken).sid);
const mailsTo = async ({ username }: Named) => {
  await server.work();
  return server.mails.filter(({ to }) => to === username);
};
const subjectsTo = async (user: Named) =>
  (await mailsTo(user)).map(({ subject }) => subject.replace(/^.*: /, ''));

describe('the sessions of a person', () => {
  it('are listed with device, place and times, last used first, and the present one is told apart', async () => {
    const user = await makeOperator(server.db);
    const since = clock.now().toISOString();
    const first = await enterAt(user, { userAgent: safariOnIphone, from: home });
    clock.pass(60);
    const second = await enterAt(user);
    clock.pass(600);
    const { body: renewed } = await send(server, refreshAccessToken, first);
    expect(await listOf(second.accessToken)).toEqual([
      {
        id: idOf(renewed),
        since,
        lastUsed: clock.now().toISOString(),
        device: 'Safari no iPhone',
        network: home,
        isCurrent: false,
      },
      expect.objectContaining({ id: idOf(second), device: 'Chrome no Windows', isCurrent: true }),
    ]);
  });

  it('leave the list when they are signed out, end by time or are of somebody else', async () => {
    const user = await makeOperator(server.db);
    await enterAt(await makeOperator(server.db));
    const signedOut = await enterAt(user);
    await send(server, signOut, signedOut);
    await enterAt(user);
    clock.pass(13 * 3600);
    const present = await enterAt(user);
    expect((await listOf(present.accessToken)).map(({ id }: { id: string }) => id)).toEqual([idOf(present)]);
  });

  it('one that a server of the version before began is listed, works, and can be ended', async () => {
    const user = await makeOperator(server.db);
    const old = await enterAt(user);
    await server.db.delete(signIns).where(eq(signIns.familyId, idOf(old)));
    const present = await enterAt(user);
    expect(await opens(old)).toBe(200);
    const { status, body: renewed } = await send(server, refreshAccessToken, old);
    expect(status).toBe(200);
    expect(await listOf(present.accessToken)).toContainEqual(
      expect.objectContaining({ id: idOf(old), device: 'Dispositivo desconhecido', network: null }),
    );
    await send(server, endOwnSession, { sessionId: idOf(old) }, { token: present.accessToken });
    expect([await opens(old), await opens(renewed), await opens(present)]).toEqual([401, 401, 200]);
  });
});

describe('ending sessions', () => {
  it('refuses both tokens of the ended one at once, leaves the others, and is recorded', async () => {
    const user = await makeOperator(server.db);
    const [one, other, present] = [await enterAt(user), await enterAt(user), await enterAt(user)];
    const { accessToken: token } = present;
    await send(server, endOwnSession, { sessionId: idOf(one) }, { token });
    expect([await opens(one), await opens(other), await opens(present)]).toEqual([401, 200, 200]);
    expect((await send(server, refreshAccessToken, one)).status).toBe(401);
    await send(server, endOtherSessions, {}, { token });
    expect([await opens(other), await opens(present)]).toEqual([401, 200]);
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'sessionsEnded'));
    expect(events.filter(({ actorId }) => actorId === user.id)).toMatchObject([
      { subjectId: user.id, detail: { sessions: 1 } },
      { subjectId: user.id, detail: { sessions: 1 } },
    ]);
  });

  it('does not reach the session of somebody else', async () => {
    const [mine, theirs] = [
      await enterAt(await makeOperator(server.db)),
      await enterAt(await makeOperator(server.db)),
    ];
    const answer = await send(
      server,
      endOwnSession,
      { sessionId: idOf(theirs) },
      { token: mine.accessToken },
    );
    expect(answer.body).toEqual({ data: true });
    expect(await opens(theirs)).toBe(200);
  });

  it('beside a renewal of its tokens, leaves none that opens anything', async () => {
    const user = await makeOperator(server.db);
    const [lost, present] = [await enterAt(user), await enterAt(user)];
    const [, ...renewals] = await Promise.all([
      send(server, endOwnSession, { sessionId: idOf(lost) }, { token: present.accessToken }),
      send(server, refreshAccessToken, lost),
      send(server, refreshAccessToken, lost),
    ]);
    const opened = renewals.filter(({ status }) => status === 200).map(({ body }) => opens(body));
    expect(await Promise.all([opens(lost), ...opened])).not.toContain(200);
    expect(await listOf(present.accessToken)).toHaveLength(1);
  });

  it('of a user is for administrators whose rights cover that user, who see them first', async () => {
    const operator = await makeOperator(server.db);
    const colleague = await makeAdministrator(server.db);
    const [theirs, ours] = [await enterAt(operator), await enterAt(colleague)];
    const as = async (...permissions: string[]) => {
      const { username } = await makeAdministrator(server.db, { permissions });
      const { accessToken: token } = await server.signIn(username);
      return {
        see: async (userId: number) => {
          const { accessToken } = { accessToken: token };
          const answer = await server.fetch(`/api${listUserSessions.path}?userId=${userId}`, {
            headers: { authorization: `Bearer ${accessToken}` },
          });
          return [answer.status, (await answer.json()).data?.length];
        },
        end: async (userId: number) => (await send(server, endUserSessions, { userId }, { token })).status,
      };
    };
    const reader = await as('Users_Reader', 'Providers_Reader');
    expect([await reader.see(operator.id), await reader.see(colleague.id)]).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect([await reader.end(operator.id), await reader.end(colleague.id)]).toEqual([403, 403]);
    const ofUsers = await as('Users_Reader', 'Users_Updater');
    expect([(await ofUsers.see(operator.id))[0], await ofUsers.end(operator.id)]).toEqual([403, 403]);
    expect([await opens(theirs), await opens(ours)]).toEqual([200, 200]);
    expect(await ofUsers.end(colleague.id)).toBe(200);
    expect(await opens(ours)).toBe(401);
    expect(await (await as('Providers_Reader', 'Providers_Updater')).end(operator.id)).toBe(200);
    expect(await opens(theirs)).toBe(401);
    expect(await auditOf(server, operator.id)).toContain('sessionsEnded');
  });
});

describe('what an account is told by e-mail', () => {
  it('a device or network seen for the first time, never the first of all nor a known browser', async () => {
    const user = await makeOperator(server.db);
    const first = await enter(user);
    await enterAt(user);
    expect(await subjectsTo(user)).toEqual([]);
    const cookie = first.headers.get('set-cookie')?.split(';')[0];
    await enterAt(user, { from: home, cookie });
    expect(await subjectsTo(user)).toEqual([]);
    await enterAt(user, { userAgent: safariOnIphone });
    await enterAt(user, { userAgent: safariOnIphone });
    await enterAt(user, { from: '203.0.113.80' });
    const mails = await mailsTo(user);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Tarifa Social de Internet: entrada com um dispositivo novo',
      'Tarifa Social de Internet: entrada com um dispositivo novo',
    ]);
    expect(mails[0]?.text).toContain('Safari no iPhone');
    expect(mails[0]?.text.match(/https?:\S+/g)).toEqual([
      'https://tsi.example.pt/account',
      'https://tsi.example.pt/privacy',
    ]);
  });

  it('two sign-ins at once from a new device are told of once', async () => {
    const user = await makeOperator(server.db);
    await enterAt(user);
    await Promise.all([
      enter(user, { userAgent: safariOnIphone }),
      enter(user, { userAgent: safariOnIphone }),
    ]);
    expect(await subjectsTo(user)).toEqual(['entrada com um dispositivo novo']);
  });

  it('a changed password, and other rights', async () => {
    const user = await makeOperator(server.db);
    const { accessToken: token } = await enterAt(user);
    const passwords = { oldPassword: demoPassword, newPassword: 'Outra-Entrada-2026' };
    await send(server, submitUserChangePassword, passwords, { token });
    const { username } = await makeAdministrator(server.db, { permissions: ['Providers_Updater'] });
    const administrator = (await server.signIn(username)).accessToken;
    const save = (...permissions: string[]) =>
      send(
        server,
        updateUsers,
        { users: [{ id: user.id, userStatusId: userStatus.active, permissions }] },
        { token: administrator },
      );
    await save('ApplicationsModule_Reader');
    await save('ApplicationsModule_Reader');
    expect(await subjectsTo(user)).toEqual(['palavra-passe alterada', 'acessos alterados']);
    expect(JSON.stringify(await mailsTo(user))).not.toContain('Outra-Entrada');
  });

  it('five wrong passwords in a row, once for each row, wherever they came from', async () => {
    const user = await makeOperator(server.db);
    const fail = async (from: string) => (await enter(user, { password: 'Errada-2026', from })).status;
    const failTimes = async (times: number, network: string) => {
      for (let time = 0; time < times; time += 1) expect(await fail(`${network}.${time + 1}`)).toBe(401);
    };
    await failTimes(4, '192.0.3');
    await enterAt(user);
    await failTimes(4, '192.0.4');
    expect(await subjectsTo(user)).toEqual([]);
    await failTimes(3, '192.0.5');
    expect(await subjectsTo(user)).toEqual(['tentativas de entrada falhadas']);
    const { username } = await makeAdministrator(server.db);
    const { accessToken: token } = await server.signIn(username);
    await send(server, liftLock, { userId: user.id }, { token });
    await failTimes(5, '192.0.6');
    expect(await subjectsTo(user)).toHaveLength(2);
  });

  it('nobody is told of an account that does not exist, and the answer is the same', async () => {
    const before = server.mails.length;
    const stranger = { username: 'ninguem@example.pt' };
    const user = await makeOperator(server.db, { userStatusId: userStatus.inactive });
    for (let time = 0; time < 5; time += 1) {
      const from = `203.0.114.${time}`;
      const [one, other] = [
        await enter(stranger, { password: 'Errada-2026', from }),
        await enter(user, { password: 'Errada-2026', from: `203.0.115.${time}` }),
      ];
      expect([one.status, one.body]).toEqual([other.status, other.body]);
    }
    await server.work();
    expect(server.mails).toHaveLength(before);
  });
});

it('where an account was signed in from is forgotten after half a year', async () => {
  const user = await makeOperator(server.db);
  await enterAt(user);
  const kept = () => server.db.$count(signIns, eq(signIns.userId, user.id));
  const tidy = async () => {
    await enqueueJob({ db: server.db, now: clock.now, remoteAddress: null }, 'removeExpired', {});
    await server.work();
    return kept();
  };
  clock.pass(179 * day);
  expect(await tidy()).toBe(1);
  clock.pass(2 * day);
  expect(await tidy()).toBe(0);
});
