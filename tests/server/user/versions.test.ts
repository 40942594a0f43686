import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser, updateProviders, updateUsers } from '../../../contract/calls/user';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let administrator: ApiClient;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  administrator = await apiClient(server, await makeAdministrator(server.db));
}, 60_000);
afterAll(() => server.close());

const nameOf = async (userId: number) => (await administrator.answer(getUser, { userId })).name;

describe('7 saving under the version that was read', () => {
  it('a user who was changed since being read is not overwritten; without a version the last one wins', async () => {
    const { id } = await makeOperator(server.db);
    const read = () => administrator.answer(getUser, { userId: id });
    const save = (values: { version?: string; permissions?: string[]; userStatusId?: 1 | 2 }) =>
      administrator.answer(updateUsers, { users: [{ id, userStatusId: 1, ...values }] });
    const { version } = await read();
    const theirs = { permissions: ['ApplicationsModule_Reader', 'ApplicationsModule_Updater'], version };
    expect(await save(theirs)).toEqual([{ success: true, userId: id }]);
    expect(await save({ permissions: [], version })).toMatchObject([
      {
        success: false,
        errorMessage: expect.stringMatching(/alterado por outra pessoa.*grave de novo/),
        isStale: true,
      },
    ]);
    expect((await read()).permissions).toEqual(theirs.permissions);
    // Repeating the same change, as after a lost answer, changes nothing, whatever the order of the rights.
    expect(await save({ ...theirs, permissions: theirs.permissions.toReversed() })).toMatchObject([
      { success: true },
    ]);
    expect(await save({ permissions: [], version: (await read()).version })).toMatchObject([
      { success: true },
    ]);
    expect(await save({ userStatusId: 2 })).toMatchObject([{ success: true }]);
  });

  it('signing in does not make a version stale', async () => {
    const { id, username } = await makeAdministrator(server.db);
    const { version } = await administrator.answer(getUser, { userId: id });
    expect(version).toEqual(expect.any(String));
    await server.signIn(username);
    expect((await administrator.answer(getUser, { userId: id })).version).toBe(version);
  });

  it('a provider that was changed since it was read is not overwritten, and the others of the call are saved', async () => {
    const [one, other] = [await makeProvider(server.db, { name: 'Um' }), await makeProvider(server.db)];
    const { version } = await administrator.answer(getUser, { userId: one.id });
    const rename = (name: string) => ({ id: one.id, name, userStatusId: 1 as const, version });
    expect(await administrator.answer(updateProviders, { users: [rename('Deles')] })).toMatchObject([
      { success: true },
    ]);
    const users = [rename('Meu'), { id: other.id, name: 'Outro', userStatusId: 1 as const }];
    expect(await administrator.answer(updateProviders, { users })).toMatchObject([
      { success: false, errorMessage: expect.stringMatching(/alterado por outra pessoa/), isStale: true },
      { success: true, userId: other.id },
    ]);
    expect(await nameOf(one.id)).toBe('Deles');
    expect(await nameOf(other.id)).toBe('Outro');
  });
});
