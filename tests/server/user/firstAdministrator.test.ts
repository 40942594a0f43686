import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { login, submitUserResetPassword } from '../../../contract/calls/authentication';
import { users } from '../../../server/db/schema/users';
import { provideData } from '../../../server/node/provideData';
import { administratorRights } from '../../../server/seed/common/demoUsers';
import { makeAdministrator, makeProvider } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';
import { linkIn } from '../session/sentLink';
import { auditOf, send } from '../session/testSession';

const username = 'primeira@tsi.example.pt';
const password = 'Primeira-Vez-2026';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ seed: 'empty' });
});
afterEach(() => server.close());

/** Prepares the data as a production server does when it starts. */
const start = () =>
  provideData(
    server.db,
    { seedDemo: false, isProduction: true, firstAdministrator: username },
    () => new Date(),
  );

describe('the first administrator', () => {
  it('is created once, however many servers start on nothing, and signs in by the registration e-mail', async () => {
    await server.db.execute(sql`drop schema public cascade`);
    await server.db.execute(sql`create schema public`);
    await Promise.all([start(), start(), start()]);
    await server.work();
    await start();
    await server.work();

    const [created, ...others] = await server.db.select().from(users);
    expect(others).toEqual([]);
    expect(created?.permissions.toSorted()).toEqual(administratorRights().toSorted());
    expect(await auditOf(server, Number(created?.id))).toEqual(['create', 'registrationLink']);
    expect(server.mails).toMatchObject([{ to: username, subject: 'Registo – Tarifa Social de Internet' }]);
    const { code, isNewAccount } = linkIn(server.mails[0]);
    expect(isNewAccount).toBe('1');
    await send(server, submitUserResetPassword, { pwdRequestIdentifier: code, password });
    expect(await send(server, login, { username, password })).toMatchObject({
      status: 200,
      body: { roles: ['Administrator'] },
    });
  });

  it('is not created where there is one, active or not', async () => {
    const existing = await makeAdministrator(server.db, { userStatusId: 2, permissions: [] });
    await start();
    expect(await server.db.select().from(users)).toMatchObject([{ id: existing.id }]);
  });

  it('does not take over the e-mail of another user', async () => {
    await makeProvider(server.db, { username });
    await expect(start()).rejects.toThrow('FIRST_ADMINISTRATOR');
  });
});
