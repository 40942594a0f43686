import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { webhookMessages } from '../../../../server/db/schema/webhooks';
import { type ApiClient, apiClient } from '../../../../tests/support/apiClient';
import {
  makeAdministrator,
  makeApplication,
  makeOperator,
  makeProvider,
} from '../../../../tests/support/builders';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  resendWebhooks,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhook,
} from '../../contract/calls';
import { maxWebhooksPerProvider } from '../../contract/webhookRules';
import { writeEvent } from '../../server/writeEvent';
import { webhookReceiver } from '../webhooks';

let server: TestServer;
let moment: Date;
let providerId: number;
let people: { username: string }[];
let manager: ApiClient;
let reader: ApiClient;
let stranger: ApiClient;
let regulator: ApiClient;

beforeEach(async () => {
  moment = new Date();
  server = await createTestServer({ seed: 'empty', now: () => moment });
  const { db } = server;
  providerId = (await makeProvider(db)).id;
  const of = (right: string) => makeOperator(db, { parentId: providerId, permissions: [right] });
  people = [await of('Integration_Updater'), await of('Integration_Reader')];
  await signIn();
  stranger = await apiClient(server, await makeProvider(db));
  regulator = await apiClient(server, await makeAdministrator(db));
});
afterEach(() => server.close());

/** Signs both in, as sessions end when days pass. */
const signIn = async () => {
  const [updater = { username: '' }, other = { username: '' }] = people;
  manager = await apiClient(server, updater);
  reader = await apiClient(server, other);
};

const url = 'https://crm.example.pt/avisos?chave=segredo';
const events = ['application.status_changed' as const];
const create = () => manager.answer(createWebhook, { url, events });
const happen = async (times = 1) => {
  const { id } = await makeApplication(server.db, { providerId });
  for (let time = 0; time < times; time += 1)
    await writeEvent(
      { db: server.db, now: () => moment, remoteAddress: null },
      {
        type: 'application.status_changed',
        applicationId: id,
        data: { applicationId: id, kind: 'request', previousStatusId: 1, statusId: 100 },
      },
    );
  return id;
};

describe('addresses of a provider', () => {
  it('show their secret once, and are changed, renewed and removed', async () => {
    const { webhook, secret } = await create();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toMatchObject({ url, events, isEnabled: true, pending: 0, failed: 0 });
    expect(await reader.answer(listWebhooks, {})).toEqual([webhook]);
    expect(JSON.stringify(await server.db.select().from(auditEvents))).not.toContain('segredo');

    const { received, modules } = webhookReceiver();
    await manager.answer(sendTestWebhook, { id: webhook.id });
    await server.work({ modules });
    expect(received[0]?.said).toMatchObject({ type: 'webhook.test', data: {} });
    expect(new Webhook(secret).verify(received[0]?.body ?? '', received[0]?.headers ?? {})).toBeTruthy();

    const renewed = await manager.answer(rotateWebhookSecret, { id: webhook.id });
    expect(renewed.webhook.formerSecretUntil).not.toBeNull();
    await manager.answer(sendTestWebhook, { id: webhook.id });
    await server.work({ modules });
    for (const one of [secret, renewed.secret])
      expect(new Webhook(one).verify(received[1]?.body ?? '', received[1]?.headers ?? {})).toBeTruthy();

    const disabled = await manager.answer(updateWebhook, { id: webhook.id, isEnabled: false });
    expect(disabled.isEnabled).toBe(false);
    expect((await manager.refusal(sendTestWebhook, { id: webhook.id })).message).toContain('inativo');
    expect(await manager.answer(removeWebhook, { id: webhook.id })).toBe(true);
    expect(await manager.answer(removeWebhook, { id: webhook.id })).toBe(true);
    expect(await reader.answer(listWebhooks, {})).toEqual([]);
    expect(await server.db.$count(webhookMessages)).toBe(0);
    const actions = await server.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.subject, 'webhook'));
    expect(actions.map(({ action }) => action).filter((action) => action !== 'view')).toEqual([
      'create',
      'webhookTested',
      'webhookSecretRenewed',
      'webhookTested',
      'update',
      'delete',
    ]);
  });

  it('are those of the provider, or of the one that the regulator names', async () => {
    const { webhook } = await create();
    const named = { id: webhook.id };
    expect(await regulator.answer(listWebhooks, { providerId })).toHaveLength(1);
    expect((await regulator.refusal(listWebhooks, {})).status).toBe(400);
    expect(await stranger.answer(listWebhooks, {})).toEqual([]);
    expect((await stranger.refusal(listWebhooks, { providerId })).status).toBe(404);
    const messageId = await manager.answer(sendTestWebhook, named);
    for (const [call, input] of [
      [updateWebhook, { ...named, isEnabled: false }],
      [rotateWebhookSecret, named],
      [sendTestWebhook, named],
      [resendWebhooks, { webhookId: webhook.id }],
      [resendWebhooks, { deliveryId: messageId }],
    ] as const)
      expect((await stranger.refusal(call, input)).status, call.path).toBe(404);
    await stranger.answer(removeWebhook, named);
    expect(await stranger.answer(listWebhookDeliveries, { webhookId: webhook.id })).toEqual({
      items: [],
      totalItems: 0,
    });
    expect(await reader.answer(listWebhooks, {})).toMatchObject([{ isEnabled: true }]);
    expect((await reader.refusal(createWebhook, { url, events })).status).toBe(403);
    expect((await reader.refusal(removeWebhook, named)).status).toBe(403);
  });

  it('are public https addresses, each once, ten at most', async () => {
    for (const wrong of [
      'http://crm.example.pt',
      'crm.example.pt',
      'https://crm.example.pt:8/',
      'https://a:b@crm.example.pt',
      'javascript:alert(1)',
      'https://crm.example.pt/#a',
    ])
      expect((await manager.refusal(createWebhook, { url: wrong, events })).status, wrong).toBe(400);
    await create();
    expect((await manager.refusal(createWebhook, { url, events })).message).toContain('já está na lista');
    for (let number = 1; number < maxWebhooksPerProvider; number += 1)
      await manager.answer(createWebhook, { url: `${url}${number}`, events });
    expect((await manager.refusal(createWebhook, { url: `${url}x`, events })).message).toContain('no máximo');
  });
});

describe('the messages to the address of a provider', () => {
  it('are listed newest first, by state and request, and sent again: one, or all given up of a period', async () => {
    const { webhook } = await create();
    let isBroken = true;
    const { received, modules } = webhookReceiver(() => ({
      status: isBroken ? 500 : 200,
      retryAfter: null,
    }));
    const first = await happen();
    await server.work({ modules });
    const firstDay = moment;
    moment = new Date(moment.getTime() + 4 * 24 * 60 * 60 * 1000);
    const second = await happen();
    await signIn();
    await server.work({ modules });
    // What the first failure let go of is given up with the next one.
    const failed = await reader.answer(listWebhookDeliveries, { state: 'failed' });
    expect(failed.items).toMatchObject([{ applicationId: first, state: 'failed', lastStatus: 500, url }]);
    const pending = await reader.answer(listWebhookDeliveries, { state: 'pending', applicationId: second });
    expect(pending).toMatchObject({ totalItems: 1, items: [{ applicationId: second, endedOn: null }] });
    expect((await reader.answer(listWebhookDeliveries, {})).items.map(({ id }) => id)).toEqual(
      [...failed.items, ...pending.items].map(({ id }) => id).sort((a, b) => b - a),
    );
    expect(await reader.answer(listWebhooks, {})).toMatchObject([{ pending: 1, failed: 1 }]);

    isBroken = false;
    const webhookId = webhook.id;
    const later = new Date(firstDay.getTime() + 1000).toISOString();
    expect(await manager.answer(resendWebhooks, { webhookId, from: later })).toBe(0);
    expect(await manager.answer(resendWebhooks, { webhookId, until: later })).toBe(1);
    received.length = 0;
    await server.work({ modules });
    expect(received.map(({ headers }) => headers['webhook-id'])).toContain(failed.items[0]?.messageId);
    const deliveryId = failed.items[0]?.id ?? 0;
    expect(await manager.answer(resendWebhooks, { deliveryId })).toBe(1);
    received.length = 0;
    await server.work({ modules });
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([failed.items[0]?.messageId]);
    expect((await manager.refusal(resendWebhooks, { deliveryId, webhookId })).status).toBe(400);
    expect((await manager.refusal(resendWebhooks, {})).status).toBe(400);
  });

  it('of an address that is disabled by hand are given up, and wait to be sent again', async () => {
    const { webhook } = await create();
    const { received, modules } = webhookReceiver();
    await happen(2);
    await manager.answer(updateWebhook, { id: webhook.id, isEnabled: false });
    await server.work({ modules });
    expect(received).toEqual([]);
    await manager.answer(updateWebhook, { id: webhook.id, isEnabled: true });
    expect(await manager.answer(resendWebhooks, { webhookId: webhook.id })).toBe(2);
    await server.work({ modules });
    expect(received).toHaveLength(2);
  });
});
