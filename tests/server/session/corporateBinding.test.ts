import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLoginFromAzureIdentity } from '../../../contract/calls/authentication';
import { getProviders } from '../../../contract/calls/provider';
import { updateUsers } from '../../../contract/calls/user';
import { userStatus } from '../../../contract/rules/userTypes';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { releaseCorporateIdentity } from '../../../server/services/session/corporate/releaseCorporateIdentity';
import { apiClient } from '../../support/apiClient';
import { makeAdministrator } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { untilTheyWait } from '../../support/untilTheyWait';
import type { LocalIssuer } from './localIssuer';
import { auditOf, send, startCorporateServer } from './testSession';

const stranger = { message: 'A sua conta institucional não tem acesso a esta aplicação.' };

let issuer: LocalIssuer;
let server: TestServer;
beforeAll(async () => {
  ({ issuer, server } = await startCorporateServer());
}, 60_000);
afterAll(async () => {
  await server.close();
  await issuer.close();
});

const signIn = async (token: string) => {
  const { status, body } = await send(server, getLoginFromAzureIdentity, {}, { token });
  return { status, body };
};

describe('docs/asvs.tsv, 10.5.2: an account is bound to its first identity', { timeout: 30_000 }, () => {
  const claims = (sub: string, email?: string) => (email ? { sub, email, email_verified: true } : { sub });

  it('opens by issuer and subject from then on, whatever has become of the e-mail', async () => {
    const { username: email } = await makeAdministrator(server.db);
    expect((await signIn(await issuer.sign(claims('maria', email)))).status).toBe(200);
    const renamed = await signIn(await issuer.sign(claims('maria', 'casada@example.pt')));
    expect(renamed).toMatchObject({ status: 200, body: { username: email } });
    expect((await signIn(await issuer.sign(claims('maria')))).status).toBe(200);
  });

  it('does not open to a later owner of the e-mail, which is audited', async () => {
    const { id: userId, username: email } = await makeAdministrator(server.db);
    expect((await signIn(await issuer.sign(claims('before', email)))).status).toBe(200);
    expect(await signIn(await issuer.sign(claims('after', email)))).toMatchObject({
      status: 403,
      body: stranger,
    });
    const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({
      action: 'corporateSignInRefused',
      subjectId: userId,
      detail: { reason: 'otherIdentity' },
    });
  });

  it('stays bound when an administrator deactivates and activates it', async () => {
    const { id: userId, username: email } = await makeAdministrator(server.db);
    const administrator = await apiClient(server, await makeAdministrator(server.db));
    await signIn(await issuer.sign(claims('one', email)));
    for (const userStatusId of [userStatus.inactive, userStatus.active])
      await administrator.answer(updateUsers, { users: [{ id: userId, userStatusId }] });
    expect((await signIn(await issuer.sign(claims('two', email)))).status).toBe(403);
    expect((await signIn(await issuer.sign(claims('one', email)))).status).toBe(200);
  });

  it('is bound anew once it was released, which ends its sessions and is audited', async () => {
    const { id: userId, username: email } = await makeAdministrator(server.db);
    const { body: session } = await signIn(await issuer.sign(claims('former', email)));
    await releaseCorporateIdentity({ db: server.db, now: () => new Date(), remoteAddress: null }, email);
    expect((await send(server, getProviders, {}, { token: session.accessToken })).status).toBe(401);
    expect((await signIn(await issuer.sign(claims('former')))).status).toBe(401);
    expect((await signIn(await issuer.sign(claims('present', email)))).status).toBe(200);
    expect((await signIn(await issuer.sign(claims('former', email)))).status).toBe(403);
    expect(await auditOf(server, userId)).toContain('corporateIdentityReleased');
  });

  it.each(['ninguem@tsi.example.pt', undefined])(
    'of %s can not be released: nothing is bound',
    async (nobody) => {
      const email = nobody ?? (await makeAdministrator(server.db)).username;
      const releasing = releaseCorporateIdentity(
        { db: server.db, now: () => new Date(), remoteAddress: null },
        email,
      );
      await expect(releasing).rejects.toThrow(`No corporate identity is bound to ${email}.`);
    },
  );

  it('opens nothing to an identity that is released while it signs in', async () => {
    const { username: email } = await makeAdministrator(server.db);
    await signIn(await issuer.sign(claims('leaving', email)));
    const token = await issuer.sign(claims('leaving'));
    const { answer } = await server.db.transaction(async (db) => {
      await releaseCorporateIdentity({ db, now: () => new Date(), remoteAddress: null }, email);
      const started = signIn(token);
      await untilTheyWait(db, [started]);
      return { answer: started };
    });
    expect([401, 403]).toContain((await answer).status);
  });

  it('can be opened by one of two identities that come at once', async () => {
    const { username: email } = await makeAdministrator(server.db);
    const tokens = await Promise.all([
      issuer.sign(claims('left', email)),
      issuer.sign(claims('right', email)),
    ]);
    const answers = await Promise.all(tokens.map((token) => signIn(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});
