import { z } from 'zod';
import { access } from '../access';
import { moment } from '../entities/moment';
import { webhook, webhookDelivery } from '../entities/webhook';
import { validationMessages } from '../rules/validationMessages';
import { maxWebhookUrl, webhookEvents, webhookKeptDays, webhookStates } from '../rules/webhookEvents';
import { defineCall } from './defineCall';
import { filter, page, paging } from './filter';
import { integrationSubject, integrationSubjectLabels } from './integrationSubject';

const base = '/Webhook';
/** The calls come together. */
const capability = 'integration';
const id = z.int32().positive();
const deliveryId = z.int().positive();

const labels = {
  ...integrationSubjectLabels,
  url: 'Endereço',
  events: 'Acontecimentos',
  isEnabled: 'Ativo',
  webhookId: 'Endereço',
  deliveryId: 'Mensagem',
  state: 'Estado',
  from: 'De',
  until: 'Até',
} as const;

const url = z
  .string()
  .trim()
  .min(1, validationMessages.required)
  .max(maxWebhookUrl, validationMessages.tooLong(maxWebhookUrl));
const events = z.array(z.enum(webhookEvents)).min(1, validationMessages.required).max(webhookEvents.length);

/** The address after the change, and its secret (`whsec_…`), which is shown this once. */
const withSecret = z.object({ webhook, secret: z.string() });

export const listWebhooks = defineCall({
  method: 'POST',
  path: `${base}/list`,
  summary: 'The addresses that the systems of a provider are told at, oldest first',
  access: [access.integration.show],
  recordedAs: ['view'],
  capability,
  input: integrationSubject,
  labels,
  answer: z.array(webhook),
  wrapped: true,
});

export const createWebhook = defineCall({
  method: 'POST',
  path: `${base}/create`,
  summary: 'Adds an address and what it is told of; answers the secret that its messages are signed with',
  access: [access.integration.update],
  needsRecentFactor: true,
  recordedAs: ['create'],
  capability,
  input: integrationSubject.extend({ url, events }),
  labels,
  answer: withSecret,
  wrapped: true,
});

export const updateWebhook = defineCall({
  method: 'POST',
  path: `${base}/update`,
  summary:
    'Changes an address, what it is told of, or whether it is told at all; what is absent stays. Disabling gives up its pending messages',
  access: [access.integration.update],
  needsRecentFactor: true,
  recordedAs: ['update'],
  capability,
  input: integrationSubject.extend({
    id,
    url: url.optional(),
    events: events.optional(),
    isEnabled: z.boolean().optional(),
  }),
  labels,
  answer: webhook,
  wrapped: true,
});

export const rotateWebhookSecret = defineCall({
  method: 'POST',
  path: `${base}/rotate-secret`,
  summary: 'Gives an address a new secret; messages are signed with the former one too, for a day',
  access: [access.integration.update],
  needsRecentFactor: true,
  recordedAs: ['webhookSecretRenewed'],
  capability,
  input: integrationSubject.extend({ id }),
  labels,
  answer: withSecret,
  wrapped: true,
});

export const removeWebhook = defineCall({
  method: 'POST',
  path: `${base}/remove`,
  summary: 'Removes an address with its messages; answers the same when it is gone',
  access: [access.integration.update],
  recordedAs: ['delete'],
  capability,
  input: integrationSubject.extend({ id }),
  labels,
  answer: z.boolean(),
  wrapped: true,
});

export const listWebhookDeliveries = defineCall({
  method: 'POST',
  path: `${base}/list-deliveries`,
  summary: `The messages of the last ${webhookKeptDays} days to a provider's addresses, newest first`,
  access: [access.integration.show],
  recordedAs: 'noPersonalData',
  capability,
  input: integrationSubject.extend({
    ...paging,
    webhookId: filter(id),
    applicationId: filter(id),
    state: filter(z.enum(webhookStates)),
  }),
  labels,
  answer: page(webhookDelivery),
  wrapped: true,
});

export const resendWebhooks = defineCall({
  method: 'POST',
  path: `${base}/resend`,
  summary:
    'Sends a message again, or every message to an address that was given up and is of a period; answers how many. They keep their ids and are tried for as long as new ones',
  access: [access.integration.update],
  recordedAs: ['webhookResent'],
  capability,
  input: integrationSubject
    .extend({
      deliveryId: deliveryId.optional(),
      webhookId: id.optional(),
      /** The period in which the messages were written; all that are kept when absent. */
      from: moment.optional(),
      until: moment.optional(),
    })
    .refine(({ deliveryId, webhookId }) => (deliveryId === undefined) !== (webhookId === undefined), {
      path: ['deliveryId'],
      message: validationMessages.required,
    }),
  labels,
  answer: z.int().nonnegative(),
  wrapped: true,
});

export const sendTestWebhook = defineCall({
  method: 'POST',
  path: `${base}/send-test`,
  summary: 'Sends an address a message that only tries it; answers the number of the message',
  access: [access.integration.update],
  recordedAs: ['webhookTested'],
  capability,
  input: integrationSubject.extend({ id }),
  labels,
  answer: deliveryId,
  wrapped: true,
});
