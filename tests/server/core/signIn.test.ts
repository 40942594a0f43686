import { desc, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '../../../contract/entities/session';
import { userStatus } from '../../../contract/rules/userTypes';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { refreshTokens } from '../../../server/db/schema/users';
import { demoPassword } from '../../../server/seed/common/demoAccounts';
import { hashPassword } from '../../../server/services/workers/tasks/password';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';
import { postJson } from './postJson';

const wrong = { message: 'E-mail ou palavra-passe incorretos.' };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
});
afterAll(() => server.close());

const login = (username: string, password = demoPassword) =>
  postJson(server, '/Authentication/login', { username, password });

const lastAudit = async () => {
  const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  return event;
};

describe('7 POST Authentication/login', () => {
  it.each([
    ['Administrator', makeAdministrator],
    ['Provider', makeProvider],
    ['Operator', makeOperator],
  ])('signs in a user of type %s with that role and the rights of the users table', async (role, make) => {
    const user = await make(server.db);
    const { status, body } = await login(user.username);
    expect(status).toBe(200);
    expect(session.strict().parse(body)).toMatchObject({
      username: user.username,
      roles: [role],
      permissions: user.permissions,
    });
  });

  it('takes the e-mail in any case and with spaces around it', async () => {
    const { username } = await makeAdministrator(server.db);
    expect((await login(`  ${username.toUpperCase()} `)).status).toBe(200);
  });

  it('issues an access token of 15 minutes, never the same twice, and keeps no refresh token in the clear', async () => {
    const { id, username } = await makeAdministrator(server.db);
    const [first, second] = [await login(username), await login(username)];
    const claims = decodeJwt(first.body.accessToken);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(15 * 60);
    expect(claims).toMatchObject({ sub: String(id), iss: expect.any(String), aud: expect.any(String) });
    expect(claims.jti).not.toBe(decodeJwt(second.body.accessToken).jti);
    const stored = await server.db.select().from(refreshTokens).where(eq(refreshTokens.userId, id));
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain(first.body.refreshToken);
  });

  it('gives the same answer to a wrong password, an unknown account and an inactive one', async () => {
    const known = await makeAdministrator(server.db);
    const inactive = await makeAdministrator(server.db, { userStatusId: userStatus.inactive });
    const withoutPassword = await makeAdministrator(server.db, { passwordHash: null });
    const closed = await makeProvider(server.db, { userStatusId: userStatus.inactive });
    const employee = await makeOperator(server.db, { parentId: closed.id });
    const answers = [
      await login(known.username, 'Outra-Palavra-2026'),
      await login('ninguem@example.pt'),
      await login(inactive.username),
      await login(withoutPassword.username),
      await login(closed.username),
      await login(employee.username),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: wrong });
  });

  it('names the field that is missing', async () => {
    const { status, body } = await postJson(server, '/Authentication/login', { username: 'a@example.pt' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ errors: ['Palavra-passe: Campo obrigatório.'] }] });
  });

  it('records who signed in and who was refused, without the e-mail', async () => {
    const { id, username } = await makeAdministrator(server.db);
    await login(username);
    expect(await lastAudit()).toMatchObject({ action: 'signIn', actorId: id });
    await login(username, 'Outra-Palavra-2026');
    const refused = await lastAudit();
    expect(refused).toMatchObject({ action: 'signInRefused', actorId: null, subjectId: id });
    expect(JSON.stringify(refused)).not.toContain(username);
  });

  it('keeps passwords as argon2id hashes', async () => {
    expect(await hashPassword(demoPassword)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
