import { eq } from 'drizzle-orm';
import { type WebhookEvent, webhookEvents } from '../../../contract/rules/webhookEvents';
import { webhookEndpoints } from '../../../server/db/schema/webhooks';
import type { TestServer } from '../../../tests/support/testServer';
import { makeSecret, sealSecret } from '../server/webhookSecrets';
import type { WebhookAnswer, WebhookCall } from '../server/webhookSender';

interface NewWebhook {
  readonly url?: string;
  readonly events?: WebhookEvent[];
  readonly secret?: string;
  readonly now?: () => Date;
}

/** Makes an address of a provider, told of everything by default; returns its id. */
export const makeWebhook = async (
  { db, tokenKeys }: Pick<TestServer, 'db' | 'tokenKeys'>,
  providerId: number,
  { url, events = [...webhookEvents], secret = makeSecret(), now = () => new Date() }: NewWebhook = {},
): Promise<number> => {
  // The conformance tests make one after the other for the same provider.
  if (!url)
    await db.delete(webhookEndpoints).where(eq(webhookEndpoints.url, 'https://crm.example.pt/exemplo'));
  const [made] = await db
    .insert(webhookEndpoints)
    .values({
      providerId,
      url: url ?? 'https://crm.example.pt/exemplo',
      secret: await sealSecret(tokenKeys, secret, providerId),
      events,
      createdById: providerId,
      createdOn: now(),
    })
    .returning({ id: webhookEndpoints.id });
  return made?.id ?? 0;
};

/** A message as a receiver got it. */
export interface Received extends WebhookCall {
  readonly body: string;
  readonly said: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Record<string, unknown>;
  };
}

/** Takes what receivers get and answers as told; 204 by default. */
export const webhookReceiver = (
  answer: (call: Received) => WebhookAnswer | Promise<WebhookAnswer> = () => ({
    status: 204,
    retryAfter: null,
  }),
) => {
  const received: Received[] = [];
  return {
    received,
    modules: {
      webhooks: {
        send: async (call: WebhookCall) => {
          const one = { ...call, said: JSON.parse(call.body) };
          received.push(one);
          return answer(one);
        },
      },
    },
  };
};
