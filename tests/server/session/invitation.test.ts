import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUsers, getUser, sendInvitation } from '../../../contract/calls/user';
import { passwordLinks } from '../../../server/db/schema/passwordLinks';
import { users } from '../../../server/db/schema/users';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
}, 60_000);
afterAll(() => server.close());

const administrator = async (permissions?: string[]) =>
  apiClient(server, await makeAdministrator(server.db, permissions && { permissions }));

describe('2.10 the invitation of a new user', () => {
  it('is on its way, then valid for 72 hours, then used', async () => {
    const client = await administrator();
    const [created] = await client.answer(createUsers, {
      users: [{ username: 'nova@tsi.example.pt', userStatusId: 1, userTypeId: 1, permissions: [] }],
    });
    const userId = created?.userId ?? 0;
    const invitation = async () => (await client.answer(getUser, { userId })).invitation;
    expect(await invitation()).toMatchObject({ isUsed: false });
    await server.work();
    const { sentOn, expiresOn, ...sent } = (await invitation()) ?? {};
    expect(sent).toEqual({ isUsed: false });
    expect(new Date(expiresOn ?? '').getTime() - new Date(sentOn ?? '').getTime()).toBe(72 * 3_600_000);
    await server.db.update(users).set({ passwordHash: 'any' }).where(eq(users.id, userId));
    expect(await invitation()).toMatchObject({ isUsed: true });
    expect((await client.refusal(sendInvitation, { userId })).status).toBe(400);
  });

  it('is sent again on request, and the link before it is void at once', async () => {
    const client = await administrator();
    const { id } = await makeOperator(server.db, { passwordHash: null });
    const linksOf = () => server.db.select().from(passwordLinks).where(eq(passwordLinks.userId, id));
    expect(await client.answer(sendInvitation, { userId: id })).toBe(true);
    await server.work();
    const [first] = await linksOf();
    expect(await client.answer(sendInvitation, { userId: id })).toBe(true);
    expect(await linksOf()).toEqual([]);
    await server.work();
    const [second] = await linksOf();
    expect(second?.codeHash).not.toBe(first?.codeHash);
    expect(second?.isNewAccount).toBe(true);
  });

  it('is mailed once, however often it was asked for before it went', async () => {
    const client = await administrator();
    const { id, username } = await makeOperator(server.db, { passwordHash: null });
    for (let presses = 0; presses < 3; presses += 1) await client.answer(sendInvitation, { userId: id });
    await server.work();
    expect(server.mails.filter(({ to }) => to === username)).toHaveLength(1);
  });

  it('is refused for an inactive user, a provider and one whom the rights do not cover', async () => {
    const client = await administrator();
    const inactive = await makeOperator(server.db, { passwordHash: null, userStatusId: 2 });
    const provider = await makeProvider(server.db);
    for (const userId of [inactive.id, provider.id])
      expect((await client.refusal(sendInvitation, { userId })).status).toBeGreaterThanOrEqual(400);
    const ofProviders = await administrator(['Providers_Reader', 'Providers_Updater']);
    const regulator = await makeAdministrator(server.db, { passwordHash: null });
    expect((await ofProviders.refusal(sendInvitation, { userId: regulator.id })).status).toBe(403);
  });
});
