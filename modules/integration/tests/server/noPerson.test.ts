import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEmailForPasswordRecovery, login } from '../../../../contract/calls/authentication';
import { endUserSessions, listUserSessions } from '../../../../contract/calls/sessions';
import {
  getPermissionsByUserTypeId,
  getUser,
  liftLock,
  searchProviders,
  searchUsers,
  searchUsersByProvider,
  sendInvitation,
  updateUsers,
} from '../../../../contract/calls/user';
import { previewProviderUserBulkEdit, providerUserBulkEdit } from '../../../../contract/calls/userBulkEdit';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { jobs } from '../../../../server/db/schema/jobs';
import { users } from '../../../../server/db/schema/users';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { signAccessToken } from '../../../../server/services/session/tokens/accessToken';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import {
  makeAdministrator,
  makeApplication,
  makeOperator,
  makeProvider,
} from '../../../../tests/support/builders';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { requestFactorRemoval } from '../../../factors/contract/calls';
import { findAnything } from '../../../find/contract/calls';
import { makeClient } from '../clients';

const name = 'Zangão';
let server: TestServer;
let regulator: ApiClient;
let providerId: number;
let made: Awaited<ReturnType<typeof makeClient>>;
/** A Monday morning. */
const now = () => new Date('2026-03-09T09:00:00Z');

beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', now });
  const { db } = server;
  const provider = await makeProvider(db, { name: 'Rede' });
  providerId = provider.id;
  await makeOperator(db, { parentId: providerId, username: 'pessoa@rede.example.pt' });
  made = await makeClient(server, providerId, { name, now });
  regulator = await apiClient(server, await makeAdministrator(db));
});
afterAll(() => server.close());

describe("a provider's system is no person", () => {
  it.each([
    ['the users of the regulator', searchUsers, {}],
    ['the users of providers', searchUsersByProvider, {}],
    ['the users of its provider', searchUsersByProvider, { userId: 1 }],
    ['a search of users by its name', searchUsersByProvider, { username: name }],
    ['the search for anything', findAnything, { text: name }],
    ['the providers, also of pick lists', searchProviders, {}],
    ['a bulk edit', previewProviderUserBulkEdit, { filter: {}, values: { userStatusId: 2 } }],
  ] as const)('it is not among %s', async (_, call, input) => {
    const asked = 'userId' in input ? { userId: providerId } : input;
    const answer = await regulator.send(call, asked);
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    expect(text).not.toContain(name);
    expect(text).not.toMatch(new RegExp(`"id":${made.client.id}\\b`));
  });

  it('it is not reached by a bulk edit of everybody', async () => {
    const { matching } = (await regulator.answer(previewProviderUserBulkEdit, {
      filter: {},
      values: { userStatusId: 1 },
    })) as { matching?: number };
    await regulator.answer(providerUserBulkEdit, {
      filter: {},
      values: { userStatusId: 2 },
      after: 0,
      until: 1_000_000,
    });
    const [stored] = await server.db.select().from(users).where(eq(users.id, made.client.id));
    expect(stored?.userStatusId).toBe(1);
    await server.db.update(users).set({ userStatusId: 1 });
    expect(matching ?? 1).toBe(1);
  });

  it('it is not shown, changed, invited, unlocked or signed out as a user', async () => {
    const userId = made.client.id;
    for (const [call, input] of [
      [getUser, { userId }],
      [liftLock, { userId }],
      [sendInvitation, { userId }],
      [requestFactorRemoval, { userId }],
      [listUserSessions, { userId }],
      [endUserSessions, { userId }],
      [updateUsers, { users: [{ id: userId, userStatusId: 2, permissions: [] }] }],
    ] as const) {
      const { status } = await regulator.refusal(call, input);
      expect([400, 403, 404], call.path).toContain(status);
    }
  });

  it('it can be given no right to let systems in', async () => {
    const rows = await regulator.answer(getPermissionsByUserTypeId, { userTypeId: 4 });
    expect(rows.map(({ readerPermission }) => readerPermission)).toEqual([
      'ApplicationsModule_Reader',
      'AnnualMaintenanceModule_Reader',
    ]);
  });

  it('it signs in by no password and recovers none', async () => {
    for (const username of [name, made.client.publicId, '']) {
      const visitor = { send: (path: string, body: object) => post(path, body) };
      const entered = await visitor.send(login.path, { username, password: made.secret });
      expect([400, 401]).toContain(entered.status);
      await visitor.send(getEmailForPasswordRecovery.path, { username });
    }
    await server.work();
    expect(server.mails).toEqual([]);
  });

  it("it can't be who a person's token is about", async () => {
    const token = await signAccessToken(
      server.tokenKeys,
      { userId: made.client.id, familyId: crypto.randomUUID(), signedInOn: now() },
      now(),
    );
    const answer = await server.fetch('/api/Provider/provider-context', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
  });

  it('it gets no weekly mail, although something waits for its provider', async () => {
    await makeApplication(server.db, {
      providerId,
      statusId: applicationStatus.eligible,
      eligibilityNotificationSentDate: new Date('2026-03-05T10:00:00Z'),
    });
    await enqueueJob({ db: server.db, now, remoteAddress: null }, 'remindOfToDo', { through: '2026-03-08' });
    await server.db.update(jobs).set({ runAt: now() });
    await server.work();
    const to = server.mails.map((mail) => mail.to);
    expect(to).toContain('pessoa@rede.example.pt');
    expect(to.filter((one) => !String(one).includes('@'))).toEqual([]);
  });
});

const post = (path: string, body: object) =>
  server.fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
