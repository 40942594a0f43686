import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createUsers, updateUsers } from '../../../contract/calls/user';
import { getUserHistory } from '../../../contract/calls/userHistory';
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

const historyOf = (userId: number, paging: { pageNumber?: number; pageSize?: 10 } = {}) =>
  administrator.answer(getUserHistory, { userId, ...paging });
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
    const { items, totalItems } = await historyOf(id);
    expect(totalItems).toBe(2);
    expect(items).toMatchObject([
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
    const { items, totalItems } = await historyOf(id, { pageNumber: 2, pageSize: 10 });
    expect(totalItems).toBe(11);
    expect(items).toMatchObject([{ action: 'found', username: null, values: { parentId: from.id } }]);
    expect((await historyOf(id)).items.at(-1)).toMatchObject({
      changes: [{ field: 'parentId', before: from.id, after: to.id }],
    });
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
    const userId = known?.id ?? 0;
    expect(await client.answer(getUserHistory, { userId })).toEqual({ items: [], totalItems: 0 });
    await client.answer(updateUsers, { users: [{ id: userId, userStatusId: 2 }] });
    expect((await client.answer(getUserHistory, { userId })).items).toMatchObject([
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
    const status = async (client: ApiClient, userId: number) =>
      (await client.send(getUserHistory, { userId })).status;
    expect(await status(ofUsers, id)).toBe(200);
    expect(await status(ofUsers, operator.id)).toBe(403);
    expect(await status(ofProviders, operator.id)).toBe(200);
    expect(await status(ofProviders, id)).toBe(403);
    expect(await status(updater, id)).toBe(403);
    const provider = await makeProvider(server.db);
    for (const unknown of [provider.id, 999_999]) expect(await status(administrator, unknown)).toBe(403);
    const seen = await server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'view'), eq(auditEvents.subjectId, operator.id)));
    expect(seen).toMatchObject([{ subject: 'user', detail: { part: 'history' } }]);
  });
});
