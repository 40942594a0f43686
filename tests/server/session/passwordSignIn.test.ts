import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getEmailForPasswordRecovery,
  login,
  submitUserResetPassword,
} from '../../../contract/calls/authentication';
import { createUsers } from '../../../contract/calls/user';
import { readConfig } from '../../../server/node/settings/config';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import type { PasswordSignIn } from '../../../server/services/context/passwordSignIn';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { linkIn } from './sentLink';
import { auditOf, send, startSessionServer, startSibling } from './testSession';

const servers: Partial<Record<PasswordSignIn, TestServer>> = {};
beforeAll(async () => {
  for (const passwordSignIn of ['all', 'providers', 'none'] as const)
    servers[passwordSignIn] = await startSessionServer({ passwordSignIn });
}, 120_000);
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close();
});

const serverOf = (passwordSignIn: PasswordSignIn): TestServer => {
  const server = servers[passwordSignIn];
  if (!server) throw new Error('The server was not started');
  return server;
};
const enter = async (server: TestServer, username: string, password = demoPassword) => {
  const { status, body } = await send(server, login, { username, password });
  return { status, message: body.message as string | undefined };
};
const recover = async (server: TestServer, username: string) => {
  const before = server.mails.length;
  const { status, body } = await send(server, getEmailForPasswordRecovery, { username });
  await server.work();
  return { status, body, mails: server.mails.slice(before) };
};

describe('PASSWORD_SIGN_IN=providers', { timeout: 30_000 }, () => {
  const refused = {
    status: 401,
    message:
      'E-mail ou palavra-passe incorretos. Se trabalha na entidade reguladora, entre com a conta institucional.',
  };

  it('accepts passwords of providers and operators, and treats those of administrators as wrong', async () => {
    const server = serverOf('providers');
    const [administrator, provider, operator] = [
      await makeAdministrator(server.db),
      await makeProvider(server.db),
      await makeOperator(server.db),
    ];
    expect((await enter(server, provider.username)).status).toBe(200);
    expect((await enter(server, operator.username)).status).toBe(200);
    expect(await enter(server, administrator.username)).toEqual(refused);
    expect(await auditOf(server, administrator.id)).toEqual(['signInRefused']);
    for (const [username, password] of [
      [administrator.username, 'Outra-Palavra-2026'],
      [operator.username, 'Outra-Palavra-2026'],
      ['ninguem@example.pt', demoPassword],
    ] as const)
      expect(await enter(server, username, password)).toEqual(refused);
  });

  it('mails no administrator a link, neither for recovery nor for registration', async () => {
    const server = serverOf('providers');
    const [administrator, operator] = [await makeAdministrator(server.db), await makeOperator(server.db)];
    const answered = { status: 200, body: { data: true } };
    expect(await recover(server, administrator.username)).toEqual({ ...answered, mails: [] });
    expect(await recover(server, operator.username)).toMatchObject({
      ...answered,
      mails: [{ to: operator.username }],
    });

    const before = server.mails.length;
    const client = await apiClient(server, administrator);
    const { id: parentId } = await makeProvider(server.db);
    await client.answer(createUsers, {
      users: [
        { username: 'nova@tsi.example.pt', userStatusId: 1, userTypeId: 1 },
        { username: 'novo@norte.example.pt', userStatusId: 1, userTypeId: 3, parentId },
      ],
    });
    await server.work();
    expect(server.mails.slice(before).map(({ to }) => to)).toEqual(['novo@norte.example.pt']);
  });

  it('refuses a link that an administrator was sent before', async () => {
    const open = serverOf('all');
    const { username } = await makeAdministrator(open.db);
    const [mail] = (await recover(open, username)).mails;
    const { code: pwdRequestIdentifier } = linkIn(mail);
    const closed = await startSibling(open, { passwordSignIn: 'providers' });
    const reset = { pwdRequestIdentifier, password: 'Nova-Entrada-2026' };
    expect((await send(closed, submitUserResetPassword, reset)).body).toMatchObject({
      success: false,
      errorCode: 'Link_expired',
    });
    expect((await send(open, submitUserResetPassword, reset)).body).toEqual({ success: true });
  });
});

describe('PASSWORD_SIGN_IN=none', { timeout: 30_000 }, () => {
  it('accepts no password, with the same answer to everybody', async () => {
    const server = serverOf('none');
    const { username } = await makeOperator(server.db);
    const refused = {
      status: 401,
      message: 'A entrada com palavra-passe está desativada. Entre com a conta institucional.',
    };
    expect(await enter(server, username)).toEqual(refused);
    expect(await enter(server, 'ninguem@example.pt')).toEqual(refused);
    expect((await recover(server, username)).mails).toEqual([]);
  });
});

describe('the setting', () => {
  const corporate = { CORPORATE_ISSUER: 'https://login.example.pt', CORPORATE_CLIENT_ID: 'tsi' };

  it('is all, and can be closed only where there is another way in', () => {
    expect(readConfig({})).toMatchObject({ passwordSignIn: 'all' });
    expect(() => readConfig({ PASSWORD_SIGN_IN: 'providers' })).toThrow(/PASSWORD_SIGN_IN/);
    expect(readConfig({ ...corporate, PASSWORD_SIGN_IN: 'providers' })).toMatchObject({
      passwordSignIn: 'providers',
    });
  });

  it('tells the login page when passwords are disabled', () => {
    const closed = (value: string) =>
      readConfig({ ...corporate, PASSWORD_SIGN_IN: value }).clientConfig.isPasswordSignInClosed;
    expect([closed('all'), closed('providers'), closed('none')]).toEqual([undefined, undefined, true]);
  });
});
