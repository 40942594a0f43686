import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../../server/db/schema/applications';
import { jobs } from '../../../server/db/schema/jobs';
import { mailNotifications } from '../../../server/db/schema/mailNotifications';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { makeApplication, makeProvider } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let moment: Date;
afterEach(() => server.close());

/** Starts a server at this time, with the recurring job queued. */
const open = async (at: string) => {
  moment = new Date(at);
  server = await createTestServer({ seed: 'empty', now: () => moment });
  await enqueueJob(
    { db: server.db, now: () => moment, remoteAddress: null },
    'remindOfDeadlines',
    {},
    { key: 'remindOfDeadlines' },
  );
  const provider = await makeProvider(server.db);
  return {
    db: server.db,
    providerId: provider.id,
    eligible: (notifiedOn: string, overrides: Parameters<typeof makeApplication>[1] = {}) =>
      makeApplication(server.db, {
        providerId: provider.id,
        statusId: applicationStatus.eligible,
        statusDate: new Date(notifiedOn),
        eligibilityNotificationSentDate: new Date(notifiedOn),
        ...overrides,
      }),
  };
};
const workAt = (at: string, parts?: Parameters<TestServer['work']>[0]) => {
  moment = new Date(at);
  return server.work(parts);
};
const reminders = () => server.mails.map(({ to, text }) => [to, text.match(/Pedido n\.º .+/g)]);

describe('9 reminders of the deadline for activation', () => {
  it('three days and one day before it, in one message per provider, from eight in the morning', async () => {
    const { eligible, db } = await open('2026-03-10T06:00:00Z');
    // The deadlines end on 11, 13, 13 and 14 March.
    const one = await eligible('2026-03-01T10:00:00Z', { providerEmail: 'a@example.pt' });
    const two = await eligible('2026-03-03T00:30:00Z', { providerEmail: 'b@example.pt' });
    const three = await eligible('2026-03-03T23:30:00Z', { providerEmail: 'a@example.pt' });
    await eligible('2026-03-04T10:00:00Z');
    await eligible('2026-03-03T10:00:00Z', { statusId: applicationStatus.active });
    const other = await makeProvider(db);
    const others = await eligible('2026-03-03T10:00:00Z', {
      providerId: other.id,
      providerEmail: 'c@example.pt',
    });
    await server.work();
    expect(server.mails).toEqual([]);

    await workAt('2026-03-10T08:00:00Z');
    expect(reminders()).toEqual([
      [
        'a@example.pt, b@example.pt',
        [
          `Pedido n.º ${one.id}: até 11-03-2026 (falta 1 dia)`,
          `Pedido n.º ${two.id}: até 13-03-2026 (faltam 3 dias)`,
          `Pedido n.º ${three.id}: até 13-03-2026 (faltam 3 dias)`,
        ],
      ],
      ['c@example.pt', [`Pedido n.º ${others.id}: até 13-03-2026 (faltam 3 dias)`]],
    ]);
    expect(server.mails[0]?.text).toContain('https://tsi.example.pt/applicationManagement/toActivate');
    expect(server.mails[0]?.text).not.toContain(one.fullName);
    const kept = await db.select().from(mailNotifications).where(eq(mailNotifications.applicationId, two.id));
    expect(kept).toMatchObject([{ to: 'b@example.pt', actualShippingDate: moment }]);
  });

  it('once, however often and late it is looked at, and not for what was activated meanwhile', async () => {
    const { eligible, db } = await open('2026-03-08T09:00:00Z');
    const { id } = await eligible('2026-03-01T10:00:00Z');
    await server.work();
    expect(server.mails).toHaveLength(1);
    await db.update(jobs).set({ runAt: moment });
    await server.work();
    expect(server.mails).toHaveLength(1);
    // As if no server had run on the 9th and 10th.
    await workAt('2026-03-11T09:00:00Z');
    expect(reminders()[1]).toEqual([expect.anything(), [`Pedido n.º ${id}: até 11-03-2026 (termina hoje)`]]);
    await workAt('2026-03-12T09:00:00Z');
    expect(server.mails).toHaveLength(2);

    const gone = await eligible('2026-03-06T10:00:00Z');
    moment = new Date('2026-03-13T09:00:00Z');
    await server.work({ mailer: { send: () => Promise.reject(new Error('away')) } });
    await db
      .update(applications)
      .set({ statusId: applicationStatus.active })
      .where(eq(applications.id, gone.id));
    await workAt('2026-03-13T12:00:00Z');
    expect(server.mails).toHaveLength(2);
    expect(await db.select({ kind: jobs.kind }).from(jobs)).toEqual([{ kind: 'remindOfDeadlines' }]);
  });

  it('to every address, in another message where they are more than fifty', async () => {
    const { eligible, db } = await open('2026-03-08T09:00:00Z');
    const addresses = Array.from({ length: 51 }, (_, n) => `a${n}@example.pt`);
    for (const providerEmail of addresses) await eligible('2026-03-01T10:00:00Z', { providerEmail });
    const again = await eligible('2026-03-01T10:00:00Z', { providerEmail: 'a0@example.pt' });
    await server.work();
    expect(reminders().map(([to, requests]) => [to, requests?.length])).toEqual([
      [addresses.slice(0, 50).join(', '), 51],
      ['a50@example.pt', 1],
    ]);
    expect(server.mails[0]?.text).toContain(`Pedido n.º ${again.id}:`);
    const kept = await db.select().from(mailNotifications);
    expect(kept.map(({ to }) => to).sort()).toEqual([...addresses, 'a0@example.pt'].sort());
  });

  it('not at all where the deployment does not want them', async () => {
    const { eligible } = await open('2026-03-08T09:00:00Z');
    await eligible('2026-03-01T10:00:00Z');
    await server.work({
      settings: {
        tokenKeys: [{} as CryptoKey] as const,
        publicUrl: 'https://tsi.example.pt',
        sendsReminders: false,
      },
    });
    expect(server.mails).toEqual([]);
  });
});
