import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUsers, getUser, updateUsers } from '../../../contract/calls/user';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { users } from '../../../server/db/schema/users';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let administrator: ApiClient;
let providerId: number;

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  administrator = await apiClient(server, await makeAdministrator(server.db));
  providerId = (await makeProvider(server.db)).id;
}, 60_000);
afterAll(() => server.close());

const regulator = (username: string, permissions: string[] = []) => ({
  username,
  userStatusId: 1 as const,
  userTypeId: 1 as const,
  permissions,
});
const stored = async (id: number | null | undefined) =>
  (
    await server.db
      .select()
      .from(users)
      .where(eq(users.id, id ?? 0))
  )[0];

describe('7 creating users', () => {
  it('stores them without a password, asks for the registration e-mail and audits it', async () => {
    const [result] = await administrator.answer(createUsers, {
      users: [regulator('  Nova@tsi.example.pt ', ['Users_Reader', 'Users_Writer'])],
    });
    expect(result).toMatchObject({ success: true });
    expect(await stored(result?.userId)).toMatchObject({
      username: 'Nova@tsi.example.pt',
      userTypeId: 1,
      parentId: null,
      passwordHash: null,
      permissions: ['Users_Reader', 'Users_Writer'],
    });
    const events = await server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subject, 'user'), eq(auditEvents.subjectId, result?.userId ?? 0)));
    expect(events.map(({ action }) => action)).toContain('create');
  });

  it("gives a provider's user the provider", async () => {
    const [result] = await administrator.answer(createUsers, {
      users: [
        {
          username: 'balcao@norte.example.pt',
          userStatusId: 1,
          userTypeId: 3,
          parentId: providerId,
          permissions: ['ApplicationsModule_Reader'],
        },
      ],
    });
    expect(await stored(result?.userId)).toMatchObject({ userTypeId: 3, parentId: providerId });
  });

  it('saves each item on its own and says why one is not', async () => {
    const { username } = await makeOperator(server.db);
    const results = await administrator.answer(createUsers, {
      users: [
        regulator(username.toUpperCase()),
        regulator('bem@tsi.example.pt'),
        regulator('grelha@tsi.example.pt', ['ApplicationsModule_Reader']),
        regulator('config@tsi.example.pt', ['Configurations_Reader', 'Unheard_Reader']),
        regulator('regra@tsi.example.pt', ['Users_Writer']),
        { ...regulator('orfao@norte.example.pt'), userTypeId: 3, parentId: -1 },
        { ...regulator('perdido@norte.example.pt'), userTypeId: 3, parentId: 999_999 },
      ],
    });
    expect(results.map(({ success, errorMessage }) => (success ? 'ok' : errorMessage))).toEqual([
      'Já existe um utilizador com este e-mail.',
      'ok',
      'Os acessos indicados não existem para este tipo de utilizador.',
      'Os acessos indicados não existem para este tipo de utilizador.',
      'Os acessos Criar e Editar exigem o acesso Consultar.',
      'Prestador: Campo obrigatório.',
      'O prestador não foi encontrado.',
    ]);
  });

  it.each([
    [{ username: 'sem-arroba' }, 'E-mail: E-mail inválido.'],
    [{ username: '' }, 'E-mail: Campo obrigatório.'],
    [{ userStatusId: -1 }, 'Estado: Valor inválido.'],
    [{ userStatusId: 3 }, 'Estado: Valor inválido.'],
    [{ userTypeId: 2 }, 'Tipo de utilizador: Valor inválido.'],
  ])('refuses %j', async (change, message) => {
    const user = { ...regulator('certo@tsi.example.pt'), ...change };
    expect(await administrator.refusal(createUsers, { users: [user] })).toEqual({ status: 400, message });
  });

  it('each type needs its own right, whatever else is in the list', async () => {
    const ofProviders = await apiClient(
      server,
      await makeAdministrator(server.db, { permissions: ['Providers_Reader', 'Providers_Writer'] }),
    );
    const operator = { ...regulator('um@norte.example.pt'), userTypeId: 3 as const, parentId: providerId };
    const both = { users: [operator, regulator('dois@tsi.example.pt')] };
    expect((await ofProviders.refusal(createUsers, both)).status).toBe(403);
    expect(await ofProviders.answer(createUsers, { users: [operator] })).toMatchObject([{ success: true }]);
  });
});

describe('7 updating users', () => {
  it('changes status, rights and provider, never the e-mail', async () => {
    const operator = await makeOperator(server.db, { parentId: providerId });
    const other = await makeProvider(server.db);
    const changed = {
      id: operator.id,
      username: 'outro@norte.example.pt',
      userStatusId: 2 as const,
      userTypeId: 3 as const,
      parentId: other.id,
      permissions: ['ApplicationsModule_Reader'],
    };
    expect(await administrator.answer(updateUsers, { users: [changed] })).toEqual([
      { success: true, userId: operator.id },
    ]);
    expect(await administrator.answer(getUser, { userId: operator.id })).toMatchObject({
      username: operator.username,
      userStatusId: 2,
      parentId: other.id,
      permissions: ['ApplicationsModule_Reader'],
    });
  });

  it('keeps the values of absent fields', async () => {
    const operator = await makeOperator(server.db, { parentId: providerId });
    await administrator.answer(updateUsers, { users: [{ id: operator.id, userStatusId: 1 }] });
    expect(await stored(operator.id)).toMatchObject({
      parentId: providerId,
      permissions: operator.permissions,
    });
  });

  it('refuses a provider that is none, also where rights are left as they are', async () => {
    const operator = await makeOperator(server.db, { parentId: providerId });
    const { id: parentId } = await makeAdministrator(server.db);
    const users = [parentId, 999_999].map((id) => ({
      id: operator.id,
      userStatusId: 1 as const,
      parentId: id,
    }));
    const results = await administrator.answer(updateUsers, { users });
    expect(results.map(({ errorMessage }) => errorMessage)).toEqual(
      Array(2).fill('O prestador não foi encontrado.'),
    );
    expect(await stored(operator.id)).toMatchObject({ parentId: providerId });
  });

  it.each(['regulator', 'provider', 'nobody'] as const)(
    'refuses the whole call with 403 where one is of a kind beyond the rights of the caller: %s',
    async (kind) => {
      const ofProviders = await apiClient(
        server,
        await makeAdministrator(server.db, { permissions: ['Providers_Updater'] }),
      );
      const operator = await makeOperator(server.db, { parentId: providerId });
      const target = await makeAdministrator(server.db);
      const id = { regulator: target.id, provider: providerId, nobody: 999_999 }[kind];
      const both = [operator.id, id].map((one) => ({ id: one, userStatusId: 2 }));
      expect(await ofProviders.refusal(updateUsers, { users: both })).toEqual({
        status: 403,
        message: 'Não tem permissão para efetuar esta operação.',
      });
      expect(await stored(operator.id)).toMatchObject({ userStatusId: 1 });
      expect(await stored(target.id)).toMatchObject({ userStatusId: 1 });
    },
  );

  it('reports an unknown user to those with both rights, and never changes a type', async () => {
    const operator = await makeOperator(server.db, { parentId: providerId });
    const results = await administrator.answer(updateUsers, {
      users: [
        { id: 999_999, userStatusId: 2 },
        { id: operator.id, userStatusId: 1, userTypeId: 1 },
      ],
    });
    expect(results.map(({ errorMessage }) => errorMessage)).toEqual([
      'O utilizador não foi encontrado.',
      'O tipo de um utilizador não pode ser alterado.',
    ]);
  });

  it('6 deactivating a user ends their sessions, for good', async () => {
    const operator = await makeOperator(server.db, { parentId: providerId });
    const { accessToken, refreshToken } = await server.signIn(operator.username);
    const ask = async () =>
      (
        await server.fetch('/api/Provider/get-providers', {
          headers: { authorization: `Bearer ${accessToken}` },
        })
      ).status;
    expect(await ask()).toBe(200);
    await administrator.answer(updateUsers, { users: [{ id: operator.id, userStatusId: 2 }] });
    expect(await ask()).toBe(401);
    await administrator.answer(updateUsers, { users: [{ id: operator.id, userStatusId: 1 }] });
    expect(await ask()).toBe(401);
    const refreshed = await server.fetch('/api/Authentication/refresh-access-token', {
      method: 'POST',
      body: JSON.stringify({ accessToken, refreshToken }),
    });
    expect(refreshed.status).toBe(401);
  });

  it('6 moving an operator to another provider ends their sessions, and nothing else does', async () => {
    const operator = await makeOperator(server.db, { parentId: providerId });
    const { accessToken, refreshToken } = await server.signIn(operator.username);
    const authorization = `Bearer ${accessToken}`;
    const ask = async () =>
      (await server.fetch('/api/Provider/get-providers', { headers: { authorization } })).status;
    const save = (changes: object) =>
      administrator.answer(updateUsers, { users: [{ id: operator.id, userStatusId: 1, ...changes }] });
    await save({ parentId: providerId });
    await save({ permissions: ['ApplicationsModule_Reader'] });
    expect(await ask()).toBe(200);
    await save({ parentId: (await makeProvider(server.db)).id });
    expect(await ask()).toBe(401);
    await save({ parentId: providerId });
    expect(await ask()).toBe(401);
    const refreshed = await server.fetch('/api/Authentication/refresh-access-token', {
      method: 'POST',
      body: JSON.stringify({ accessToken, refreshToken }),
    });
    expect(refreshed.status).toBe(401);
  });
});
