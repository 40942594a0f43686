import { asc, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userStatus } from '../../../../contract/rules/userTypes';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { users } from '../../../../server/db/schema/users';
import { webhookEndpoints, webhookMessages } from '../../../../server/db/schema/webhooks';
import { importTokenKey } from '../../../../server/lib/tokenKeys';
import { makeOperator, makeProvider } from '../../../../tests/support/builders';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { webhookDisableDays, webhookRetryDays } from '../../contract/webhookRules';
import { claimMessages } from '../../server/claimMessages';
import { removeOldMessages } from '../../server/removeOldMessages';
import { makeSecret, openSecret, resealWebhookSecrets } from '../../server/webhookSecrets';
import type { WebhookAnswer } from '../../server/webhookSender';
import { webhookState } from '../../server/webhookState';
import { writeMessages } from '../../server/writeEvent';
import { makeWebhook, type Received, webhookReceiver } from '../webhooks';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let server: TestServer;
let moment: Date;
let providerId: number;
const now = () => moment;
const context = () => ({ db: server.db, now, remoteAddress: null });

beforeEach(async () => {
  moment = new Date('2026-03-10T10:00:00Z');
  server = await createTestServer({ seed: 'empty', now });
  providerId = (await makeProvider(server.db)).id;
});
afterEach(() => server.close());

const pass = (milliseconds: number) => {
  moment = new Date(moment.getTime() + milliseconds);
};
const tell = (endpointId: number, applicationId: number, statusId = 7) =>
  writeMessages(context(), [endpointId], {
    type: 'application.status_changed',
    applicationId,
    data: { applicationId, kind: 'request', previousStatusId: 100, statusId },
  });
const stored = () => server.db.select().from(webhookMessages).orderBy(asc(webhookMessages.id));
const endpoint = async (id: number) =>
  (await server.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)))[0];
const order = (received: readonly Received[]) =>
  received.map(({ said }) => `${said.data.applicationId}:${said.data.statusId}`);
const fails = (status: number, retryAfter: string | null = null): WebhookAnswer => ({ status, retryAfter });
const succeeds = fails(204);

describe('a message', () => {
  it('is signed so that a receiver with the kept library of Standard Webhooks accepts it, and no other', async () => {
    const secret = makeSecret();
    const id = await makeWebhook(server, providerId, { secret });
    await tell(id, 4711);
    const { received, modules } = webhookReceiver();
    moment = new Date();
    await server.work({ modules });
    const [{ body, headers } = { body: '', headers: {} }] = received;
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ data: { applicationId: 4711 } });
    expect(() => new Webhook(secret).verify(body.replace('4711', '4712'), headers)).toThrow('signature');
    expect(() => new Webhook(makeSecret()).verify(body, headers)).toThrow('signature');
  });

  it('waits no longer for a provider that was made inactive: nobody is called, and it is given up', async () => {
    const id = await makeWebhook(server, providerId);
    await tell(id, 1);
    await tell(id, 2);
    await server.db.update(users).set({ userStatusId: userStatus.inactive }).where(eq(users.id, providerId));
    const { received, modules } = webhookReceiver();
    await server.work({ modules });
    expect(received).toEqual([]);
    const givenUp = { failedOn: moment, lastFailure: 'disabled' };
    expect(await stored()).toMatchObject([givenUp, givenUp]);
  });

  it('is accepted by receivers of the former and of the new secret, for a day', async () => {
    const [former, next] = [makeSecret(), makeSecret()];
    const id = await makeWebhook(server, providerId, { secret: former });
    await tell(id, 1);
    moment = new Date();
    const found = await endpoint(id);
    const other = await makeWebhook(server, providerId, { secret: next, url: 'https://b.example.pt' });
    const formerSecretUntil = new Date(moment.getTime() + day);
    await server.db
      .update(webhookEndpoints)
      .set({ secret: (await endpoint(other))?.secret, formerSecret: found?.secret, formerSecretUntil })
      .where(eq(webhookEndpoints.id, id));
    const { received, modules } = webhookReceiver();
    await server.work({ modules });
    const [first] = received;
    for (const secret of [former, next])
      expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toBeTruthy();
    await server.db.update(webhookEndpoints).set({ formerSecretUntil: moment });
    await tell(id, 2);
    await server.work({ modules });
    const second = received.at(-1);
    expect(new Webhook(next).verify(second?.body ?? '', second?.headers ?? {})).toBeTruthy();
    expect(() => new Webhook(former).verify(second?.body ?? '', second?.headers ?? {})).toThrow('signature');
  });

  it('is tried with growing pauses for three days, under the same id, and then given up', async () => {
    const id = await makeWebhook(server, providerId);
    await tell(id, 1);
    const { received, modules } = webhookReceiver(() => fails(500));
    const times: number[] = [];
    const begin = moment.getTime();
    for (let step = 0; step < webhookRetryDays * 24 * 12 + 24; step += 1) {
      const before = received.length;
      await server.work({ modules });
      if (received.length > before) times.push(moment.getTime() - begin);
      pass(5 * minute);
    }
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(times.length).toBeGreaterThan(30);
    expect(times.length).toBeLessThan(120);
    const last = times.at(-1) ?? 0;
    expect(last).toBeGreaterThanOrEqual(webhookRetryDays * day);
    expect(last).toBeLessThan(webhookRetryDays * day + 10 * minute);
    expect(await stored()).toMatchObject([
      { failedOn: new Date(begin + last), lastStatus: 500, lastFailure: 'status', attempts: times.length },
    ]);
  });

  it('waits for the earlier ones about its request, and for no other', async () => {
    const id = await makeWebhook(server, providerId);
    let isBroken = true;
    const { received, modules } = webhookReceiver(({ said }) =>
      isBroken && said.data.applicationId === 1 ? fails(500) : succeeds,
    );
    await tell(id, 1, 7);
    await tell(id, 1, 9);
    await tell(id, 2, 7);
    await tell(id, 1, 10);
    for (let step = 0; step < 20; step += 1) {
      await server.work({ modules });
      pass(minute);
    }
    expect(new Set(order(received))).toEqual(new Set(['1:7', '2:7']));
    isBroken = false;
    pass(3 * hour);
    received.length = 0;
    await server.work({ modules });
    expect(order(received)).toEqual(['1:7', '1:9', '1:10']);
  });

  it('lets those after it go once it is given up', async () => {
    const id = await makeWebhook(server, providerId);
    await tell(id, 1, 7);
    const { received, modules } = webhookReceiver(({ said }) =>
      said.data.statusId === 7 ? fails(422) : succeeds,
    );
    await server.work({ modules });
    pass(webhookRetryDays * day - hour);
    await tell(id, 1, 9);
    for (let step = 0; step < 30; step += 1) {
      pass(10 * minute);
      await server.work({ modules });
    }
    expect(order(received).at(-1)).toBe('1:9');
    expect(await stored()).toMatchObject([{ deliveredOn: null }, { failedOn: null }]);
  });

  it('is removed after thirty days', async () => {
    const id = await makeWebhook(server, providerId);
    await tell(id, 1);
    pass(15 * day);
    await tell(id, 2);
    pass(15 * day);
    await removeOldMessages(context());
    expect((await stored()).map(({ applicationId }) => applicationId)).toEqual([2]);
  });
});

describe('an address', () => {
  it('that asks for time is given it', async () => {
    const id = await makeWebhook(server, providerId);
    await tell(id, 1);
    await tell(id, 2);
    const answers = [fails(429, '600'), fails(503, new Date(moment.getTime() + 2 * hour).toUTCString())];
    const { received, modules } = webhookReceiver(() => answers.shift() ?? succeeds);
    await server.work({ modules });
    const first = received.length;
    pass(9 * minute);
    await server.work({ modules });
    expect(received).toHaveLength(first);
    pass(110 * minute);
    await server.work({ modules });
    pass(2 * hour);
    await server.work({ modules });
    expect((await stored()).every(({ deliveredOn }) => deliveredOn)).toBe(true);
  });

  it('that is slow holds up neither the others nor more than a few calls', async () => {
    const slow = await makeWebhook(server, providerId, { url: 'https://lento.example.pt' });
    const quick = await makeWebhook(server, providerId, { url: 'https://rapido.example.pt' });
    for (let application = 1; application <= 30; application += 1) {
      await tell(slow, application);
      await tell(quick, 100 + application);
    }
    const first = await claimMessages(context(), 32);
    const of = (id: number) => first.filter(({ endpoint: { id: own } }) => own === id).length;
    expect([of(slow), of(quick)]).toEqual([4, 4]);
    expect(await claimMessages(context(), 32)).toEqual([]);
    // One that fails is only tried.
    await server.db.update(webhookMessages).set({ leasedUntil: null });
    await server.db.update(webhookEndpoints).set({ failures: 1 }).where(eq(webhookEndpoints.id, slow));
    const second = await claimMessages(context(), 32);
    expect(second.map(({ endpoint: { id } }) => id).sort()).toEqual(
      [slow, quick, quick, quick, quick].sort(),
    );
  });

  it('that says that it is gone is disabled at once, and those who may change it are told', async () => {
    const manager = await makeOperator(server.db, { parentId: providerId });
    await makeOperator(server.db, { parentId: providerId, permissions: ['ApplicationsModule_Reader'] });
    const id = await makeWebhook(server, providerId);
    await tell(id, 1);
    await tell(id, 2);
    const { received, modules } = webhookReceiver(() => fails(410));
    await server.work({ modules });
    await server.work({ modules });
    expect(received.length).toBeLessThanOrEqual(2);
    expect(await endpoint(id)).toMatchObject({ isEnabled: false, disabledBecause: 'gone' });
    expect((await stored()).map(({ failedOn }) => failedOn)).toEqual([moment, moment]);
    expect(server.mails.map(({ to }) => to)).toContain(manager.username);
    expect(server.mails).toHaveLength(2);
    const audited = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'webhookDisabled'));
    expect(audited).toMatchObject([{ subjectId: id, actorId: null, detail: { failure: 'gone' } }]);
  });

  it('that does nothing but fail for days is disabled, and one that works in between is not', async () => {
    const dead = await makeWebhook(server, providerId, { url: 'https://morto.example.pt' });
    const ill = await makeWebhook(server, providerId, { url: 'https://doente.example.pt' });
    const { modules } = webhookReceiver(({ url, said }) =>
      url.includes('morto') || Number(said.data.applicationId) % 10 ? fails(500) : succeeds,
    );
    for (let hours = 0; hours <= webhookDisableDays * 24 + 1; hours += 2) {
      await tell(dead, hours);
      await tell(ill, hours);
      await server.work({ modules });
      pass(hour);
      await server.work({ modules });
      pass(hour);
    }
    expect(await endpoint(dead)).toMatchObject({ isEnabled: false, disabledBecause: 'status' });
    expect(await endpoint(ill)).toMatchObject({ isEnabled: true });
  }, 60_000);
});

describe('the metrics', () => {
  it('tell what waits, and how long at addresses that work', async () => {
    const [dead, quick] = [
      await makeWebhook(server, providerId, { url: 'https://morto.example.pt' }),
      await makeWebhook(server, providerId, { url: 'https://rapido.example.pt' }),
    ];
    await tell(dead, 1);
    await server.work(webhookReceiver(() => fails(500)));
    await tell(dead, 1, 9);
    pass(hour);
    expect(await webhookState(context())).toEqual({
      pending: 2,
      overdue_seconds: 0,
      failed: 0,
      failing_addresses: 1,
    });
    await tell(quick, 1);
    pass(minute);
    expect(await webhookState(context())).toMatchObject({ pending: 3, overdue_seconds: 60 });
  });
});

describe('a secret', () => {
  it('is encrypted, opens for its provider alone, and is sealed anew with a new key', async () => {
    const secret = makeSecret();
    const id = await makeWebhook(server, providerId, { secret });
    const sealed = (await endpoint(id))?.secret ?? '';
    expect(sealed).not.toContain(secret.slice(6));
    expect(await openSecret(server.tokenKeys, sealed, providerId + 1)).toBeUndefined();
    const newKey = await importTokenKey('another-secret-another-secret-another-secret');
    const tokenKeys = [newKey, ...server.tokenKeys] as const;
    await resealWebhookSecrets({ db: server.db, tokenKeys });
    const again = (await endpoint(id))?.secret ?? '';
    expect(again).not.toBe(sealed);
    expect(await openSecret([newKey], again, providerId)).toBe(secret);
  });
});
