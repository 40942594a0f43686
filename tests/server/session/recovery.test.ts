import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEmailForPasswordRecovery, submitUserResetPassword } from '../../../contract/calls/authentication';
import { userStatus } from '../../../contract/rules/userTypes';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { jobs } from '../../../server/db/schema/jobs';
import { passwordLinks } from '../../../server/db/schema/passwordLinks';
import { users } from '../../../server/db/schema/users';
import { makeAdministrator, makeOperator, makeProvider } from '../../support/builders';
import type { TestServer } from '../../support/testServer';
import { linkIn } from './sentLink';
import { auditOf, makeClock, send, startSessionServer } from './testSession';

const sent = { status: 200, body: { data: true } };

let server: TestServer;
beforeAll(async () => {
  server = await startSessionServer();
});
afterAll(() => server.close());

/** Requests a recovery; returns the answer and the e-mails that it caused. */
const recover = async (username: string, on: TestServer = server) => {
  const before = on.mails.length;
  const { status, body } = await send(on, getEmailForPasswordRecovery, { username });
  await on.work();
  return { answer: { status, body }, mails: on.mails.slice(before) };
};

const linkOf = async (userId: number) => {
  const [link] = await server.db.select().from(passwordLinks).where(eq(passwordLinks.userId, userId));
  return link;
};

describe('7 POST Authentication/get-email-for-password-recovery', () => {
  it('mails the account a link of an hour to /passwordReset, in Portuguese', async () => {
    const { id, username } = await makeOperator(server.db);
    const { answer, mails } = await recover(username.toUpperCase());
    expect(answer).toEqual(sent);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      to: username,
      subject: 'Recuperação de palavra-passe – Tarifa Social de Internet',
      text: expect.stringContaining('é válida durante 1 hora.'),
    });
    const { page, code, isNewAccount } = linkIn(mail);
    expect(page).toBe('https://tsi.example.pt/passwordReset');
    expect(isNewAccount).toBe('0');
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(mail?.html).toContain(`code=${code}&#38;isNewAccount=0`);
    expect(await auditOf(server, id)).toEqual(['recoveryRequested']);
  });

  it('keeps the code as SHA-256 only', async () => {
    const { id, username } = await makeOperator(server.db);
    const { mails } = await recover(username);
    const link = await linkOf(id);
    expect(link?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(link)).not.toContain(linkIn(mails[0]).code);
    expect(Number(link?.expiresOn) - Number(link?.createdOn)).toBe(3_600_000);
  });

  it('sends an account without password its registration link, for 72 hours', async () => {
    const { id, username } = await makeAdministrator(server.db, { passwordHash: null });
    const { mails } = await recover(username);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'Registo – Tarifa Social de Internet',
      text: expect.stringContaining('72 horas'),
    });
    expect(linkIn(mails[0]).isNewAccount).toBe('1');
    const link = await linkOf(id);
    expect(Number(link?.expiresOn) - Number(link?.createdOn)).toBe(72 * 3_600_000);
  });

  it('answers the same and sends nothing for unknown and inactive accounts', async () => {
    const inactive = await makeAdministrator(server.db, { userStatusId: userStatus.inactive });
    const closed = await makeProvider(server.db, { userStatusId: userStatus.inactive });
    const employee = await makeOperator(server.db, { parentId: closed.id });
    for (const username of ['ninguem@example.pt', inactive.username, closed.username, employee.username]) {
      expect(await recover(username)).toEqual({ answer: sent, mails: [] });
    }
    const { id } = inactive;
    expect(await linkOf(id)).toBeUndefined();
    expect(await auditOf(server, id)).toEqual(['recoveryRequested']);
  });

  it('records requests for unknown accounts without the e-mail', async () => {
    await recover('estranho@example.pt');
    const events = await server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'recoveryRequested')));
    expect(events.filter(({ subjectId }) => subjectId === null).length).toBeGreaterThan(0);
    expect(JSON.stringify(events)).not.toContain('estranho');
  });

  it('neither ends a link that was just sent nor stops the next one, however often a stranger asks', async () => {
    const clock = makeClock();
    const on = await startSessionServer({ now: clock.now });
    try {
      const { id, username } = await makeOperator(on.db);
      const first = (await recover(username, on)).mails;
      expect(first).toHaveLength(1);
      for (let count = 0; count < 20; count += 1)
        expect(await recover(username, on)).toEqual({ answer: sent, mails: [] });
      const { code: pwdRequestIdentifier } = linkIn(first[0]);
      const reset = { pwdRequestIdentifier, password: 'Nova-Entrada-2026' };
      expect((await send(on, submitUserResetPassword, reset)).body).toEqual({ success: true });
      // Tells of the changed password.
      await on.work();
      // A new link is sent once the old one is used or a quarter of an hour old.
      expect((await recover(username, on)).mails).toHaveLength(1);
      expect((await recover(username, on)).mails).toHaveLength(0);
      clock.pass(15 * 60);
      expect((await recover(username, on)).mails).toHaveLength(1);
      expect(await auditOf(on, id)).toContain('passwordReset');
    } finally {
      await on.close();
    }
  });

  it('sends one link however many requests wait for a mail server', async () => {
    const { username } = await makeOperator(server.db);
    const before = server.mails.length;
    for (let count = 0; count < 5; count += 1) await send(server, getEmailForPasswordRecovery, { username });
    await server.work();
    expect(server.mails.length - before).toBe(1);
  });

  it('reports an invalid e-mail', async () => {
    const { answer } = await recover('sem-arroba');
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ errors: ['E-mail: E-mail inválido.'] }] },
    });
  });
});

describe('recovery: the answer does not wait', { timeout: 30_000 }, () => {
  it('looks nothing up before it answers, so that its timing reveals nothing', async () => {
    const { id, username } = await makeAdministrator(server.db);
    const before = server.mails.length;
    for (const name of [username, 'ninguem@example.pt']) {
      expect(await send(server, getEmailForPasswordRecovery, { username: name })).toMatchObject(sent);
    }
    expect(await server.db.select({ kind: jobs.kind }).from(jobs)).toEqual([
      { kind: 'recovery' },
      { kind: 'recovery' },
    ]);
    expect(await auditOf(server, id)).toEqual([]);
    await server.work();
    expect(await auditOf(server, id)).toEqual(['recoveryRequested']);
    expect(server.mails.length - before).toBe(1);
    expect(await server.db.select().from(jobs)).toEqual([]);
  });

  it('a mail server that fails changes nothing but the log, which does not name the person', async () => {
    const failing = await startSessionServer({
      mailer: {
        send: async ({ to }) => {
          throw Object.assign(new Error(`550 no such mailbox ${to}`), { code: 'EENVELOPE' });
        },
      },
    });
    try {
      const { id, username } = await makeAdministrator(failing.db);
      expect((await recover(username, failing)).answer).toEqual(sent);
      const line = failing.logged.find(({ event }) => event === 'a job failed');
      expect(line?.facts).toMatchObject({ kind: 'sendPasswordLink', failure: { code: 'EENVELOPE' } });
      expect(JSON.stringify(failing.logged)).not.toContain(username);
      await failing.db.update(users).set({ name: 'still works' }).where(eq(users.id, id));
    } finally {
      await failing.close();
    }
  });
});
