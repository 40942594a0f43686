import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  previewProviderUserBulkEdit,
  previewUserBulkEdit,
  providerUserBulkEdit,
  userBulkEdit,
} from '../../../contract/calls/userBulkEdit';
import { userStatus } from '../../../contract/rules/userTypes';
import { users } from '../../../server/db/schema/users';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let admin: ApiClient;
beforeAll(async () => {
  server = await createTestServer();
  admin = await apiClient(server, { username: 'admin@tsi.example.pt' });
});
afterAll(() => server.close());

const { active, inactive } = userStatus;
const statusOf = async (id: number) =>
  (await server.db.select().from(users).where(eq(users.id, id)))[0]?.userStatusId;
const step = { after: 0, until: 2_000_000_000 };

describe('a bulk edit of the users of a provider', () => {
  it('is previewed, then gives the status to every match, with the checks of an edit by hand', async () => {
    const provider = await makeProvider(server.db);
    const parentId = provider.id;
    const [first, second] = [
      await makeOperator(server.db, { parentId }),
      await makeOperator(server.db, { parentId }),
    ];
    const already = await makeOperator(server.db, { parentId, userStatusId: inactive });
    const other = await makeOperator(server.db);
    const wanted = { filter: { parentId }, values: { userStatusId: inactive } };
    expect(await admin.answer(previewProviderUserBulkEdit, wanted)).toEqual({
      total: 3,
      until: already.id,
      changes: [{ field: 'userStatusId', from: [{ value: active, count: 2 }], others: 0, same: 1 }],
    });
    const session = await server.signIn(first.username);
    expect(await admin.answer(providerUserBulkEdit, { ...wanted, ...step })).toEqual({
      changed: 2,
      unchanged: 1,
      failed: [],
      last: null,
    });
    expect([await statusOf(first.id), await statusOf(second.id), await statusOf(other.id)]).toEqual([
      inactive,
      inactive,
      active,
    ]);
    // As after an edit by hand, whoever became inactive is signed out.
    const { status } = await server.fetch('/api/User/get-statuses', {
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    expect(status).toBe(401);
  });

  it('reaches nobody of the other kind, and no user who came after the preview', async () => {
    const regulator = await makeAdministrator(server.db);
    const early = await makeOperator(server.db);
    const late = await makeOperator(server.db);
    const values = { userStatusId: inactive };
    await admin.answer(providerUserBulkEdit, {
      filter: { username: regulator.username },
      values,
      ...step,
    });
    await admin.answer(providerUserBulkEdit, { filter: {}, values, after: early.id - 1, until: early.id });
    expect([await statusOf(regulator.id), await statusOf(early.id), await statusOf(late.id)]).toEqual([
      active,
      inactive,
      active,
    ]);
  });

  it("says who could not be changed: nobody locks themselves out among the regulator's", async () => {
    const wanted = { filter: { username: 'admin@tsi.example.pt' }, values: { userStatusId: inactive } };
    const done = await admin.answer(userBulkEdit, { ...wanted, ...step });
    expect(done).toMatchObject({ changed: 0, failed: [{ message: expect.any(String) }] });
  });

  it('needs the right to change them: to see them is not enough', async () => {
    const reader = await makeAdministrator(server.db, { permissions: ['Users_Reader'] });
    const other = await makeAdministrator(server.db, { permissions: ['Providers_Updater'] });
    const wanted = { filter: {}, values: { userStatusId: inactive } };
    for (const { username } of [reader, other]) {
      const client = await apiClient(server, { username: username });
      expect((await client.refusal(previewUserBulkEdit, wanted)).status).toBe(403);
      expect((await client.refusal(userBulkEdit, { ...wanted, ...step })).status).toBe(403);
    }
  });
});
