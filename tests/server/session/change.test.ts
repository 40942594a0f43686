import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getEmailForPasswordRecovery,
  login,
  refreshAccessToken,
  submitUserChangePassword,
  submitUserResetPassword,
} from '../../../contract/calls/authentication';
import { getProviders } from '../../../contract/calls/provider';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { lockUsers } from '../../../server/services/session/account/lockUsers';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { untilTheyWait } from '../../support/untilTheyWait';
import { linkIn } from './sentLink';
import { auditOf, send, startSessionServer } from './testSession';

const newPassword = 'Nova-Palavra-2026';

let server: TestServer;
beforeAll(async () => {
  server = await startSessionServer();
});
afterAll(() => server.close());

const change = async (token: string, oldPassword = demoPassword, chosen = newPassword) => {
  const input = { oldPassword, newPassword: chosen };
  const { status, body } = await send(server, submitUserChangePassword, input, { token });
  return { status, body };
};

describe('7 POST Authentication/submit-user-change-pwd', { timeout: 30_000 }, () => {
  it.each([
    ['provider', makeProvider],
    ['operator', makeOperator],
  ])('changes the password of a %s; this session goes on, the others end', async (_role, make) => {
    const { id, username } = await make(server.db);
    const [here, elsewhere] = [await server.signIn(username), await server.signIn(username)];
    expect(await change(here.accessToken)).toEqual({ status: 200, body: { success: true } });
    expect((await send(server, getProviders, {}, { token: here.accessToken })).status).toBe(200);
    expect((await send(server, refreshAccessToken, here)).status).toBe(200);
    expect((await send(server, getProviders, {}, { token: elsewhere.accessToken })).status).toBe(401);
    expect((await send(server, refreshAccessToken, elsewhere)).status).toBe(401);
    expect((await send(server, login, { username, password: demoPassword })).status).toBe(401);
    expect((await send(server, login, { username, password: newPassword })).status).toBe(200);
    expect((await auditOf(server, id))[0]).toBe('passwordChanged');
  });

  it('2.1 is not for administrators', async () => {
    const { username } = await makeAdministrator(server.db);
    expect((await change((await server.signIn(username)).accessToken)).status).toBe(403);
  });

  it('8 refuses a wrong current password, and after five of them answers 429', async () => {
    const { id, username } = await makeOperator(server.db);
    const { accessToken } = await server.signIn(username);
    for (let count = 0; count < 5; count += 1) {
      expect(await change(accessToken, 'Errada-Palavra-1')).toEqual({
        status: 200,
        body: {
          success: false,
          errorCode: 'Wrong_OldPassword',
          errorMessage: 'A palavra-passe atual está incorreta.',
        },
      });
    }
    expect((await change(accessToken)).status).toBe(429);
    expect(await auditOf(server, id)).toEqual([
      ...Array.from({ length: 5 }, () => 'passwordChangeRefused'),
      'lockout',
      'tooManyAttempts',
    ]);
  });

  it('of two simultaneous changes one has an outdated current password', async () => {
    const { username } = await makeOperator(server.db);
    const { accessToken } = await server.signIn(username);
    const chosen = ['Primeira-Escolha-71', 'Segunda-Escolha-72'];
    const answers = await Promise.all(chosen.map((one) => change(accessToken, demoPassword, one)));
    const winners = chosen.filter((_, index) => answers[index]?.body.success);
    expect(winners).toHaveLength(1);
    expect(answers.find(({ body }) => !body.success)?.body).toMatchObject({ errorCode: 'Wrong_OldPassword' });
    expect((await send(server, login, { username, password: winners[0] ?? '' })).status).toBe(200);
  });

  // PGlite has one connection and runs these one after the other; on PostgreSQL they really run at once.
  it('meets the use of a link at once: one of the two sets the password, the other is refused in words', async () => {
    const { id, username } = await makeOperator(server.db);
    await send(server, getEmailForPasswordRecovery, { username });
    await server.work();
    const { code } = linkIn(server.mails.at(-1));
    const { accessToken } = await server.signIn(username);
    const { answers } = await server.db.transaction(async (db) => {
      await lockUsers(db, [id]);
      const changing = change(accessToken);
      await untilTheyWait(db, [changing]);
      const input = { pwdRequestIdentifier: code, password: 'Outra-Palavra-2026' };
      const resetting = send(server, submitUserResetPassword, input);
      await untilTheyWait(db, [changing, resetting]);
      return { answers: Promise.all([changing, resetting]) };
    });
    const outcomes = (await answers).map(({ body }) => body.errorCode ?? body.success);
    expect([
      [true, 'Link_expired'],
      ['Wrong_OldPassword', true],
    ]).toContainEqual(outcomes);
  });

  it('8 refuses the password that there is', async () => {
    const { username } = await makeOperator(server.db);
    const { accessToken } = await server.signIn(username);
    expect((await change(accessToken, demoPassword, demoPassword)).body).toEqual({
      success: false,
      errorCode: 'Identical_Password',
      errorMessage: 'A nova palavra-passe deve ser diferente da palavra-passe atual.',
    });
  });

  it('5 holds the password rule', async () => {
    const { username } = await makeOperator(server.db);
    const { accessToken } = await server.signIn(username);
    expect(await change(accessToken, demoPassword, 'curta')).toMatchObject({
      status: 400,
      body: { errors: [{ errors: [`Nova Palavra-passe: ${validationMessages.password}`] }] },
    });
  });

  it('ends a link that was sent before', async () => {
    const { username } = await makeOperator(server.db);
    await send(server, getEmailForPasswordRecovery, { username });
    await server.work();
    const { code } = linkIn(server.mails.at(-1));
    await change((await server.signIn(username)).accessToken);
    const input = { pwdRequestIdentifier: code, password: 'Outra-Palavra-2026' };
    const { body } = await send(server, submitUserResetPassword, input);
    expect(body).toMatchObject({ success: false, errorCode: 'Link_expired' });
  });
});
