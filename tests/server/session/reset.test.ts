import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getEmailForPasswordRecovery,
  login,
  refreshAccessToken,
  submitUserResetPassword,
} from '../../../contract/calls/authentication';
import { getProviders } from '../../../contract/calls/provider';
import { userStatus } from '../../../contract/rules/userTypes';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { users } from '../../../server/db/schema/users';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { makeAdministrator, makeOperator } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { linkIn } from './sentLink';
import { auditOf, makeClock, send, startSessionServer } from './testSession';

const newPassword = 'Nova-Palavra-2026';
const expired = {
  success: false,
  errorCode: 'Link_expired',
  errorMessage: 'A ligação expirou ou já foi utilizada. Peça uma nova.',
};
const hour = 3600;

const clock = makeClock();
let server: TestServer;
beforeAll(async () => {
  server = await startSessionServer({ now: clock.now });
});
afterAll(() => server.close());

const codeFor = async (username: string) => {
  await send(server, getEmailForPasswordRecovery, { username });
  await server.work();
  return linkIn(server.mails.at(-1)).code;
};
const reset = async (pwdRequestIdentifier: string, password = newPassword) => {
  const { status, body } = await send(server, submitUserResetPassword, { pwdRequestIdentifier, password });
  return { status, body };
};
const canSignIn = async (username: string, password: string) =>
  (await send(server, login, { username, password })).status === 200;

describe('7 POST Authentication/submit-user-reset-pwd', { timeout: 30_000 }, () => {
  it('sets the password once', async () => {
    const { id, username } = await makeOperator(server.db);
    const code = await codeFor(username);
    expect(await reset(code)).toEqual({ status: 200, body: { success: true } });
    expect(await canSignIn(username, newPassword)).toBe(true);
    expect(await canSignIn(username, demoPassword)).toBe(false);
    expect((await reset(code, 'Outra-Palavra-2026')).body).toEqual(expired);
    expect(await canSignIn(username, newPassword)).toBe(true);
    expect((await auditOf(server, id)).slice(0, 2)).toEqual(['recoveryRequested', 'passwordReset']);
  });

  it('accepts only one of two simultaneous uses', async () => {
    const { username } = await makeOperator(server.db);
    const code = await codeFor(username);
    const bodies = (await Promise.all([reset(code), reset(code, 'Outra-Palavra-2026')])).map(
      ({ body }) => body.success,
    );
    expect(bodies.sort()).toEqual([false, true]);
  });

  it('gives a new account its first password, within 72 hours', async () => {
    const { username } = await makeAdministrator(server.db, { passwordHash: null });
    const code = await codeFor(username);
    clock.pass(72 * hour - 1);
    expect((await reset(code)).body).toEqual({ success: true });
    expect(await canSignIn(username, newPassword)).toBe(true);
  });

  it('refuses a link after its hour, an older one, an invented one and that of an inactive user', async () => {
    const [late, twice, inactive] = [
      await makeOperator(server.db),
      await makeOperator(server.db),
      await makeOperator(server.db),
    ];
    const lateCode = await codeFor(late.username);
    clock.pass(hour);
    expect(await reset(lateCode)).toEqual({ status: 200, body: expired });
    const older = await codeFor(twice.username);
    clock.pass(hour / 2);
    const newer = await codeFor(twice.username);
    expect((await reset(older)).body).toEqual(expired);
    expect((await reset(newer)).body).toEqual({ success: true });
    expect((await reset('x'.repeat(43))).body).toEqual(expired);
    const code = await codeFor(inactive.username);
    await server.db.update(users).set({ userStatusId: userStatus.inactive }).where(eq(users.id, inactive.id));
    expect((await reset(code)).body).toEqual(expired);
  });

  it('refuses the password that there is, and the link still serves', async () => {
    const { username } = await makeOperator(server.db);
    const code = await codeFor(username);
    expect((await reset(code, demoPassword)).body).toEqual({
      success: false,
      errorCode: 'Identical_Password',
      errorMessage: 'A nova palavra-passe deve ser diferente da palavra-passe atual.',
    });
    expect((await reset(code)).body).toEqual({ success: true });
  });

  it.each([
    'Curta-026',
    'sem-maiusculas-2026',
    'SEM-MINUSCULAS-2026',
    'Sem-Algarismos-Nenhuns',
    'SemEspeciais2026',
    'Com Espaços-2026',
    `Comprida-2026${'x'.repeat(20)}`,
  ])('5 password rule: %s', async (password) => {
    const { username } = await makeOperator(server.db);
    const answer = await reset(await codeFor(username), password);
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ errors: [`Palavra-passe: ${validationMessages.password}`] }] },
    });
  });

  it('ends every session of the user, and none of others', async () => {
    const [user, other] = [await makeOperator(server.db), await makeOperator(server.db)];
    const sessions = [await server.signIn(user.username), await server.signIn(user.username)];
    const otherSession = await server.signIn(other.username);
    expect((await reset(await codeFor(user.username))).body.success).toBe(true);
    for (const { accessToken, refreshToken } of sessions) {
      expect((await send(server, getProviders, {}, { token: accessToken })).status).toBe(401);
      expect((await send(server, refreshAccessToken, { accessToken, refreshToken })).status).toBe(401);
    }
    expect((await send(server, getProviders, {}, { token: otherSession.accessToken })).status).toBe(200);
  });

  it('ends a lockout, because the reader of the e-mail owns the account', async () => {
    const { username } = await makeOperator(server.db);
    for (let count = 0; count < 6; count += 1) await canSignIn(username, 'Errada-Palavra-1');
    expect(await canSignIn(username, demoPassword)).toBe(false);
    await reset(await codeFor(username));
    expect(await canSignIn(username, newPassword)).toBe(true);
  });
});
