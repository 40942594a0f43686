import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getEmailForPasswordRecovery,
  submitUserChangePassword,
  submitUserResetPassword,
} from '../../../contract/calls/authentication';
import { isAcceptablePassword } from '../../../contract/rules/password';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { isGuessablePassword } from '../../../server/services/workers/tasks/isGuessablePassword';
import { makeOperator } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { linkIn } from './sentLink';
import { send, startSessionServer } from './testSession';

const username = 'joana.silveirinha@netatlantico.example.pt';

describe('a new password that the rule of spec 5 accepts', () => {
  it.each([
    'Password123!',
    'P@ssw0rd123',
    'Qwerty123456!',
    'Palavra-Passe-1',
    'Abcd1234!@',
    'Aa1!Aa1!Aa1!',
    'Tarifa2026!',
    'T4rif4-2026',
    'Silveirinha1!',
    'Netatlantico2026!',
    'Operador#2026',
  ])('is refused when it is common, or leans on the service or the e-mail: %s', async (password) => {
    expect(isAcceptablePassword(password)).toBe(true);
    expect(await isGuessablePassword(password, username)).toBe(true);
  });

  it.each(['Nova-Palavra-2026', 'Xk9#mQ2$vL', 'Chuva.Azul.7.Lagos', 'Segura#2026x'])(
    'is taken otherwise: %s',
    async (password) => {
      expect(isAcceptablePassword(password)).toBe(true);
      expect(await isGuessablePassword(password, username)).toBe(false);
    },
  );
});

describe('7 a guessable password', { timeout: 30_000 }, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSessionServer();
  });
  afterAll(() => server.close());

  const refused = {
    success: false,
    errorCode: 'Identical_Password',
    errorMessage:
      'A palavra-passe é demasiado fácil de adivinhar. Evite palavras-passe comuns, o seu e-mail e o nome deste serviço.',
  };

  it('does not use up the link', async () => {
    const user = await makeOperator(server.db);
    await send(server, getEmailForPasswordRecovery, { username: user.username });
    await server.work();
    const pwdRequestIdentifier = linkIn(server.mails.at(-1)).code;
    const reset = async (password: string) =>
      (await send(server, submitUserResetPassword, { pwdRequestIdentifier, password })).body;
    expect(await reset('Password123!')).toEqual(refused);
    expect(await reset('Nova-Palavra-2026')).toEqual({ success: true });
  });

  it('does not replace the current one', async () => {
    const user = await makeOperator(server.db);
    const { accessToken: token } = await server.signIn(user.username);
    const change = async (newPassword: string) =>
      (await send(server, submitUserChangePassword, { oldPassword: demoPassword, newPassword }, { token }))
        .body;
    expect(await change('Tarifa2026!')).toEqual(refused);
    expect(await change('Nova-Palavra-2026')).toEqual({ success: true });
  });
});
