import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, refreshAccessToken } from '../../../contract/calls/authentication';
import { getUser, liftLock } from '../../../contract/calls/user';
import { failureBody } from '../../../contract/errors';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { attemptLimits } from '../../../server/services/attempts/attemptLimits';
import { takeAttempt } from '../../../server/services/attempts/takeAttempt';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { auditOf, makeClock, send, startSessionServer, startSibling } from './testSession';

const clock = makeClock();
const wrong = 'Outra-Palavra-2026';
let server: TestServer;
beforeAll(async () => {
  server = await startSessionServer({ now: clock.now });
});
afterAll(() => server.close());

const tryPassword = (username: string, password: string, on: Pick<TestServer, 'app'> = server) =>
  send(on, login, { username, password });
const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie') ?? '';
/** Signs in and returns the cookie that the browser sends next time. */
const knownBrowser = async (username: string, cookie = '') => {
  const answer = await send(server, login, { username, password: demoPassword }, { cookie });
  expect(answer.status).toBe(200);
  return cookieOf(answer).split(';')[0] ?? '';
};
const lock = async (username: string) => {
  const answers = [];
  for (let count = 0; count < attemptLimits.login.fromNetwork.attempts; count += 1) {
    answers.push(await tryPassword(username, wrong));
  }
  return answers;
};

describe('login: lockout', { timeout: 30_000 }, () => {
  it('after five wrong passwords answers 429 with Retry-After, also to the right one, for 30 s', async () => {
    const { id, username } = await makeAdministrator(server.db);
    for (const { status } of await lock(username)) expect(status).toBe(401);
    const refused = await tryPassword(username, demoPassword);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(failureBody.strict().parse(refused.body).message).toBe(
      'Demasiadas tentativas. Tente novamente dentro de 30 segundos.',
    );
    expect(await auditOf(server, id)).toEqual([
      ...Array.from({ length: 5 }, () => 'signInRefused'),
      'lockout',
      'tooManyAttempts',
    ]);
    clock.pass(30);
    expect((await tryPassword(username, demoPassword)).status).toBe(200);
    expect((await auditOf(server, id)).at(-1)).toBe('signIn');
  });

  it('counts from zero after a success', async () => {
    const { username } = await makeAdministrator(server.db);
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 4; count += 1) await tryPassword(username, wrong);
      expect((await tryPassword(username, demoPassword)).status).toBe(200);
    }
  });

  it('treats unknown accounts alike, answer by answer', async () => {
    const { username } = await makeAdministrator(server.db);
    const facts = async (name: string) =>
      [...(await lock(name)), await tryPassword(name, wrong)].map(({ status, body, headers }) => ({
        status,
        body,
        retryAfter: headers.get('retry-after'),
      }));
    expect(await facts('ninguem@example.pt')).toEqual(await facts(username));
  });

  it('counts one account however its e-mail is written', async () => {
    const { username } = await makeAdministrator(server.db);
    const spellings = [username, username.toUpperCase(), ` ${username}`, `${username} `, username];
    for (const spelling of spellings) await tryPassword(spelling, wrong);
    expect((await tryPassword(username.toUpperCase(), wrong)).status).toBe(429);
  });

  it('holds on every server that shares the database', async () => {
    const { username } = await makeAdministrator(server.db);
    const other = await startSibling(server, { now: clock.now });
    await lock(username);
    expect((await tryPassword(username, demoPassword, other)).status).toBe(429);
  });

  it('refuses an address that tried too often, whatever the account, and no other address', async () => {
    const { username } = await makeAdministrator(server.db);
    const from = '198.51.100.7';
    for (let count = 0; count < attemptLimits.login.address.attempts; count += 1) {
      await takeAttempt({ db: server.db, now: clock.now, remoteAddress: from }, 'login');
    }
    const credentials = { username, password: demoPassword };
    const refused = await send(server, login, credentials, { from });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(server, login, credentials, { from: '198.51.100.8' })).status).toBe(200);
  });
});

describe('login: known browsers', { timeout: 30_000 }, () => {
  it('are known by a cookie that no script reads and that goes to the calls of signing in alone', async () => {
    const { username } = await makeAdministrator(server.db);
    const cookie = cookieOf(await tryPassword(username, demoPassword));
    expect(cookie).toMatch(
      /^__Secure-device=[\w.-]+; Max-Age=\d+; Path=\/api\/Authentication; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(cookieOf(await tryPassword(username, wrong))).toBe('');
    expect(atob(cookie.split('.')[1] ?? '')).not.toContain(username);
  });

  it('are let in while strangers keep the account and everybody in the office waiting', async () => {
    const { username } = await makeAdministrator(server.db);
    const from = '198.51.100.40';
    const cookie = await knownBrowser(username);
    // Of others who exist: the password of an account that does not takes as long as a real one to check.
    for (let count = 0; count < 30; count += 1) {
      const other = await makeAdministrator(server.db);
      for (const name of [username, other.username])
        await send(server, login, { username: name, password: wrong }, { from });
    }
    const credentials = { username, password: demoPassword };
    expect((await send(server, login, credentials, { from })).status).toBe(429);
    expect((await send(server, login, credentials, { from, cookie })).status).toBe(200);
  });

  it('have as many wrong passwords as anybody', async () => {
    const { username } = await makeAdministrator(server.db);
    const cookie = await knownBrowser(username);
    for (let count = 0; count < 5; count += 1)
      expect((await send(server, login, { username, password: wrong }, { cookie })).status).toBe(401);
    expect((await send(server, login, { username, password: demoPassword }, { cookie })).status).toBe(429);
  });

  it('belong to one account: another account, a changed or an expired cookie gains nothing', async () => {
    const [one, other] = [await makeAdministrator(server.db), await makeAdministrator(server.db)];
    const cookie = await knownBrowser(one.username);
    await lock(other.username);
    const status = async (username: string, shown: string) =>
      (await send(server, login, { username, password: demoPassword }, { cookie: shown })).status;
    expect(await status(other.username, cookie)).toBe(429);
    await lock(one.username);
    expect(await status(one.username, `${cookie.slice(0, -4)}AAAA`)).toBe(429);
    clock.pass(181 * 86_400);
    await lock(one.username);
    expect(await status(one.username, cookie)).toBe(429);
  });

  it('may be shared by several at a desk', async () => {
    const [one, other] = [await makeAdministrator(server.db), await makeAdministrator(server.db)];
    const cookie = await knownBrowser(other.username, await knownBrowser(one.username));
    for (const { username } of [one, other]) {
      await lock(username);
      const answer = await send(server, login, { username, password: demoPassword }, { cookie });
      expect(answer.status).toBe(200);
    }
  });
});

describe('a lock that an administrator lifts', { timeout: 30_000 }, () => {
  it('is shown with the user until it is lifted, which is audited', async () => {
    const { id, username } = await makeOperator(server.db);
    const administrator = await apiClient(server, await makeAdministrator(server.db));
    expect((await administrator.answer(getUser, { userId: id })).lockedUntil).toBeUndefined();
    await lock(username);
    expect((await administrator.answer(getUser, { userId: id })).lockedUntil).toBe(
      new Date(clock.now().getTime() + 30_000).toISOString(),
    );
    expect(await administrator.answer(liftLock, { userId: id })).toBe(true);
    expect((await administrator.answer(getUser, { userId: id })).lockedUntil).toBeUndefined();
    expect((await tryPassword(username, demoPassword)).status).toBe(200);
    expect(await auditOf(server, id)).toContain('lockLifted');
  });

  it('needs the right for the kind of user, and reveals nothing of others', async () => {
    const [operator, regulator] = [await makeOperator(server.db), await makeAdministrator(server.db)];
    const permissions = ['Providers_Reader', 'Providers_Updater'];
    const ofProviders = await apiClient(server, await makeAdministrator(server.db, { permissions }));
    expect(await ofProviders.answer(liftLock, { userId: operator.id })).toBe(true);
    for (const userId of [regulator.id, 999_999])
      expect((await ofProviders.refusal(liftLock, { userId })).status).toBe(403);
  });

  it('answers 404 for an unknown id', async () => {
    const administrator = await apiClient(server, await makeAdministrator(server.db));
    expect((await administrator.refusal(liftLock, { userId: 999_999 })).status).toBe(404);
  });
});

describe('refreshing: limits', () => {
  it('refreshing is refused to an address that showed too many wrong tokens', async () => {
    const { username } = await makeAdministrator(server.db);
    const from = '198.51.100.9';
    for (let count = 0; count < attemptLimits.refresh.address.attempts; count += 1) {
      await takeAttempt({ db: server.db, now: clock.now, remoteAddress: from }, 'refresh');
    }
    const { accessToken, refreshToken } = await server.signIn(username);
    const refused = await send(server, refreshAccessToken, { accessToken, refreshToken }, { from });
    expect(refused.status).toBe(429);
    expect((await send(server, refreshAccessToken, { accessToken, refreshToken })).status).toBe(200);
  });
});
