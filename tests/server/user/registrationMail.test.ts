import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, submitUserResetPassword } from '../../../contract/calls/authentication';
import { createUsers } from '../../../contract/calls/user';
import { passwordLinks } from '../../../server/db/schema/passwordLinks';
import { users } from '../../../server/db/schema/users';
import { administratorRights } from '../../../server/seed/common/demoUsers';
import { type ApiClient, apiClient } from '../../support/apiClient';
import { makeAdministrator } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';
import { linkIn } from '../session/sentLink';
import { auditOf, send } from '../session/testSession';

const password = 'Primeira-Vez-2026';

let server: TestServer;
let administrator: ApiClient;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
  administrator = await apiClient(server, await makeAdministrator(server.db));
}, 60_000);
beforeEach(() => {
  server.mails.length = 0;
});
afterAll(() => server.close());

const regulator = (username: string) => ({
  username,
  userStatusId: 1 as const,
  userTypeId: 1 as const,
  permissions: administratorRights(),
});

describe('7 and 2.2 creating a user sends the registration e-mail', () => {
  it('whose link leads to the first password and the first sign-in', async () => {
    const username = 'nova@tsi.example.pt';
    const [result] = await administrator.answer(createUsers, { users: [regulator(`  ${username} `)] });
    await server.work();
    expect(server.mails).toMatchObject([
      {
        to: username,
        subject: 'Registo – Tarifa Social de Internet',
        text: expect.stringContaining('72 horas'),
      },
    ]);
    const { page, code, isNewAccount } = linkIn(server.mails[0]);
    expect(page).toBe('https://tsi.example.pt/passwordReset');
    expect(isNewAccount).toBe('1');
    expect(await auditOf(server, Number(result?.userId))).toEqual(['create', 'registrationLink']);

    const choose = () => send(server, submitUserResetPassword, { pwdRequestIdentifier: code, password });
    expect(await choose()).toMatchObject({ status: 200, body: { success: true } });
    expect(await send(server, login, { username, password })).toMatchObject({
      status: 200,
      body: { username },
    });
    expect(await choose()).toMatchObject({ body: { success: false, errorCode: 'Link_expired' } });
  });

  it('sends one to each user that is created, and none for an item that is refused', async () => {
    const results = await administrator.answer(createUsers, {
      users: [
        regulator('primeira@tsi.example.pt'),
        regulator('PRIMEIRA@tsi.example.pt'),
        { ...regulator('grelha@tsi.example.pt'), permissions: ['ApplicationsModule_Reader'] },
        regulator('segunda@tsi.example.pt'),
      ],
    });
    await server.work();
    expect(results.map(({ success }) => success)).toEqual([true, false, false, true]);
    expect(server.mails.map(({ to }) => to).sort()).toEqual([
      'primeira@tsi.example.pt',
      'segunda@tsi.example.pt',
    ]);
    expect(await server.db.select().from(users).where(eq(users.username, 'grelha@tsi.example.pt'))).toEqual(
      [],
    );
  });

  it('sends none when the whole call is refused', async () => {
    const before = await server.db.select().from(passwordLinks);
    expect(await administrator.refusal(createUsers, { users: [regulator('sem-arroba')] })).toMatchObject({
      status: 400,
    });
    await server.work();
    expect(server.mails).toEqual([]);
    expect(await server.db.select().from(passwordLinks)).toEqual(before);
  });
});
