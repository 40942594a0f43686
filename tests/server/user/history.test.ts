import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Call } from '../../../contract/calls/defineCall';
import { createUsers, updateUsers } from '../../../contract/calls/user';
import { getProviderUserHistory, getUserHistory } from '../../../contract/calls/userHistory';
import { migrate } from '../../../server/db/applyMigrations';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { recordVersions } from '../../../server/db/schema/recordVersions';
import { users } from '../../../server/db/schema/users';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { becomeLastVersion } from '../../support/lastVersion';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let administrator: ApiClient;
let username: string;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  const made = await makeAdministrator(server.db);
  username = made.username;
  administrator = await apiClient(server, made);
}, 60_000);
afterAll(() => server.close());

const historyOf = (id: number, range = [0, 9], call = getUserHistory) =>
  administrator.answer(call, { id, range });
const save = (user: { id: number; userStatusId: 1 | 2; permissions?: string[]; parentId?: number }) =>
  administrator.answer(updateUsers, { users: [user] });

describe('the history of a user', () => {
  it('tells who created the user, and who changed status, rights and provider from what to what', async () => {
    const [created] = await administrator.answer(createUsers, {
      users: [
        {
          username: 'historia@tsi.example.pt',
          userStatusId: 1,
          userTypeId: 1,
          permissions: ['Users_Reader'],
        },
      ],
    });
    const id = created?.userId ?? 0;
    await save({ id, userStatusId: 2, permissions: ['Users_Updater', 'Users_Reader'] });
    // Another order is no other set of rights.
    await save({ id, userStatusId: 2, permissions: ['Users_Reader', 'Users_Updater'] });
    expect(await historyOf(id)).toMatchObject([
      {
        action: 'update',
        username,
        changes: [
          { field: 'permissions', before: ['Users_Reader'], after: ['Users_Reader', 'Users_Updater'] },
          { field: 'userStatusId', before: 1, after: 2 },
        ],
        values: { userStatusId: 2 },
      },
      { action: 'create', username, values: { username: 'historia@tsi.example.pt', userStatusId: 1 } },
    ]);
  });

  it('begins with what was there before, is told a page at a time, and knows a move to another provider', async () => {
    const [from, to] = [await makeProvider(server.db), await makeProvider(server.db)];
    const { id } = await makeOperator(server.db, { parentId: from.id });
    await save({ id, userStatusId: 1, parentId: to.id });
    for (const userStatusId of [2, 1, 2, 1, 2, 1, 2, 1, 2] as const) await save({ id, userStatusId });
    expect(await historyOf(id, [9, 19], getProviderUserHistory)).toMatchObject([
      { action: 'update', changes: [{ field: 'parentId', before: from.id, after: to.id }] },
      { action: 'found', username: null, values: { parentId: from.id } },
    ]);
  });

  it('begins with what a database of the last version holds', async () => {
    const old = await createTestServer({ seed: 'empty' });
    onTestFinished(old.close);
    await becomeLastVersion(old.db);
    await migrate(old.db);
    const { username } = await makeAdministrator(old.db);
    const client = await apiClient(old, { username });
    const isThis = eq(users.username, 'utilizadores@tsi.example.pt');
    const [known] = await old.db.select().from(users).where(isThis);
    const id = known?.id ?? 0;
    expect(await client.answer(getUserHistory, { id })).toEqual([]);
    await client.answer(updateUsers, { users: [{ id, userStatusId: 2 }] });
    expect(await client.answer(getUserHistory, { id })).toMatchObject([
      { action: 'update', username, changes: [{ field: 'userStatusId', before: 1, after: 2 }] },
      { action: 'found', username: null, values: { userStatusId: 1 } },
    ]);
  });

  it('holds no secret, and a refused change is no part of it', async () => {
    const { id } = await makeAdministrator(server.db);
    await save({ id, userStatusId: 2 });
    expect(await save({ id, userStatusId: 1, permissions: ['Nenhum'] })).toMatchObject([{ success: false }]);
    const kept = await server.db.select().from(recordVersions).where(eq(recordVersions.recordId, id));
    expect(kept).toHaveLength(2);
    for (const { values } of kept)
      expect(Object.keys(values).sort()).toEqual(['parentId', 'permissions', 'userStatusId', 'username']);
  });

  it('is for those who may see users of that kind, and reading it is in the audit', async () => {
    const { id } = await makeAdministrator(server.db);
    const operator = await makeOperator(server.db);
    const ofUsers = await apiClient(
      server,
      await makeAdministrator(server.db, { permissions: ['Users_Reader'] }),
    );
    const ofProviders = await apiClient(
      server,
      await makeAdministrator(server.db, { permissions: ['Providers_Reader'] }),
    );
    const updater = await apiClient(
      server,
      await makeAdministrator(server.db, { permissions: ['Users_Updater'] }),
    );
    const status = async (client: ApiClient, call: Call, id: number) =>
      (await client.send(call, { id })).status;
    expect(await status(ofUsers, getUserHistory, id)).toBe(200);
    expect(await status(ofUsers, getProviderUserHistory, operator.id)).toBe(403);
    expect(await status(ofProviders, getProviderUserHistory, operator.id)).toBe(200);
    expect(await status(ofProviders, getUserHistory, id)).toBe(403);
    expect(await status(updater, getUserHistory, id)).toBe(403);
    // Users of another kind are not there.
    expect(await status(ofUsers, getUserHistory, operator.id)).toBe(404);
    expect(await status(ofProviders, getProviderUserHistory, id)).toBe(404);
    const provider = await makeProvider(server.db);
    for (const unknown of [provider.id, 999_999])
      expect(await status(administrator, getUserHistory, unknown)).toBe(404);
    const seen = await server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'view'), eq(auditEvents.subjectId, operator.id)));
    expect(seen).toMatchObject([{ subject: 'user', detail: { part: 'history' } }]);
  });
});
