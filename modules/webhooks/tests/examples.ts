import type { WebhookFailure } from '../../../contract/rules/webhookEvents';
import { webhookMessages } from '../../../server/db/schema/webhooks';
import type { Examples } from '../../../tests/server/conformance/example';
import type { TestServer } from '../../../tests/support/testServer';
import { makeWebhook } from './webhooks';

const ofWebhook = async (server: TestServer, providerId: number) => ({
  id: await makeWebhook(server, providerId),
});

/** Makes an address with a message that was given up. */
const withFailed = async (
  server: TestServer,
  providerId: number,
  lastFailure: WebhookFailure = 'refused',
) => {
  const endpointId = await makeWebhook(server, providerId);
  const now = new Date();
  await server.db.insert(webhookMessages).values({
    endpointId,
    messageId: crypto.randomUUID(),
    type: 'webhook.test',
    data: {},
    createdOn: now,
    giveUpOn: now,
    nextAttemptOn: now,
    failedOn: now,
    attempts: 3,
    lastAttemptOn: now,
    lastFailure,
  });
  return endpointId;
};

/** Examples of calls about the addresses that systems of providers are told at. */
export const examples: Examples = {
  listWebhooks: {
    as: 'Administrator',
    input: async (server, providerId) => {
      await makeWebhook(server, providerId);
      return { providerId };
    },
  },
  createWebhook: {
    as: 'Provider',
    input: async () => ({
      url: `https://crm.example.pt/avisos/${crypto.randomUUID()}`,
      events: ['application.status_changed'],
    }),
  },
  updateWebhook: {
    as: 'Operator',
    input: async (server, providerId) => ({ ...(await ofWebhook(server, providerId)), isEnabled: false }),
  },
  rotateWebhookSecret: { as: 'Operator', input: ofWebhook },
  removeWebhook: { as: 'Operator', input: ofWebhook },
  listWebhookDeliveries: {
    as: 'Operator',
    input: async (server, providerId) => ({
      webhookId: await withFailed(server, providerId),
      state: 'failed',
    }),
  },
  resendWebhooks: {
    as: 'Operator',
    input: async (server, providerId) => ({ webhookId: await withFailed(server, providerId) }),
  },
  sendTestWebhook: { as: 'Provider', input: ofWebhook },
};
