import { z } from 'zod';
import type { ZodOpenApiPathItemObject } from 'zod-openapi';
import { testEvent, webhookEventLabels, webhookTypes } from '../../../contract/rules/webhookEvents';
import type { ServerModule } from '../../../server/http/serverModule';
import { webhookMessage } from '../contract/webhook';
import { describedTexts as texts } from './texts';

const summaries = { ...webhookEventLabels, [testEvent]: texts.test };

const tag = { name: 'Webhooks', title: texts.title, about: texts.about };

const headers = z.object({
  'webhook-id': z.string().meta({ description: texts.id }),
  'webhook-timestamp': z.string().meta({ description: texts.timestamp }),
  'webhook-signature': z.string().meta({ description: texts.signature }),
});

/** Describes what the addresses of providers are told, by type. */
const describe = (): Record<string, ZodOpenApiPathItemObject> =>
  Object.fromEntries(
    webhookTypes.map((type) => [
      type,
      {
        post: {
          tags: [tag.name],
          summary: summaries[type],
          security: [],
          requestParams: { header: headers },
          requestBody: {
            required: true,
            content: { 'application/json': { schema: webhookMessage(type) } },
          },
          responses: { '2XX': { description: texts.taken }, default: { description: texts.notTaken } },
        },
      },
    ]),
  );

/** What the addresses of providers are told, in a group of its own. */
export const describedWebhooks = { tag, describe } satisfies ServerModule['messages'];
