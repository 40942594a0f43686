import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getEmailForPasswordRecovery,
  login,
  refreshAccessToken,
} from '../../../contract/calls/authentication';
import { failureBody } from '../../../contract/errors';
import { demoPassword } from '../../../server/seed/demoAccounts';
import { attemptLimits } from '../../../server/services/attempts/attemptLimits';
import { takeAttempt } from '../../../server/services/attempts/takeAttempt';
import { makeAdministrator } from '../../support/builders';
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
const lock = async (username: string) => {
  const answers = [];
  for (let count = 0; count < attemptLimits.login.account.attempts; count += 1) {
    answers.push(await tryPassword(username, wrong));
  }
  return answers;
};

describe('login: lockout', { timeout: 30_000 }, () => {
  it('after five wrong passwords answers 429 with Retry-After, also to the right one, for 15 minutes', async () => {
    const { id, username } = await makeAdministrator(server.db);
    for (const { status } of await lock(username)) expect(status).toBe(401);
    const refused = await tryPassword(username, demoPassword);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(15 * 60));
    expect(failureBody.strict().parse(refused.body).message).toBe(
      'Demasiadas tentativas. Tente novamente dentro de 15 minutos.',
    );
    expect(await auditOf(server, id)).toEqual([
      ...Array.from({ length: 5 }, () => 'signInRefused'),
      'lockout',
      'tooManyAttempts',
    ]);
    clock.pass(15 * 60);
    expect((await tryPassword(username, demoPassword)).status).toBe(200);
    expect((await auditOf(server, id)).at(-1)).toBe('signIn');
  });

  it('begins to count anew after a success', async () => {
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

describe('recovery and refreshing: limits', () => {
  it('recovery answers 429 with Retry-After after five requests for one e-mail, known or not', async () => {
    const { username } = await makeAdministrator(server.db);
    for (const name of [username, 'ninguem@example.pt']) {
      for (let count = 0; count < 5; count += 1) {
        expect((await send(server, getEmailForPasswordRecovery, { username: name })).status).toBe(200);
      }
      const refused = await send(server, getEmailForPasswordRecovery, { username: name });
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('3600');
    }
  });

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
