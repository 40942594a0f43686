import { z } from 'zod';
import type { ZodOpenApiPathItemObject } from 'zod-openapi';
import { webhookMessage } from '../../../contract/entities/webhook';
import { testEvent, webhookEventLabels, webhookTypes } from '../../../contract/rules/webhookEvents';
import { referenceTexts } from './texts';

const { webhooks: texts } = referenceTexts;
const summaries = { ...webhookEventLabels, [testEvent]: texts.test };

/** The tag of what the addresses of providers are told, which the reference shows in a part of its own. */
export const webhooksTag = 'Webhooks';

const headers = z.object({
  'webhook-id': z.string().meta({ description: texts.id }),
  'webhook-timestamp': z.string().meta({ description: texts.timestamp }),
  'webhook-signature': z.string().meta({ description: texts.signature }),
});

/** Describes what the addresses of providers are told, by type. */
export const describedWebhooks = (): Record<string, ZodOpenApiPathItemObject> =>
  Object.fromEntries(
    webhookTypes.map((type) => [
      type,
      {
        post: {
          tags: [webhooksTag],
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
