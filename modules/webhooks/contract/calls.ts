import { z } from 'zod';
import { ownCalls } from '../../../contract/calls/defineCall';
import { filter, page, paging } from '../../../contract/calls/filter';
import { moment } from '../../../contract/entities/moment';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { webhookEvents } from '../../../contract/rules/webhookEvents';
import { access } from '../../integration/contract/access';
import { integrationSubject, integrationSubjectLabels } from '../../integration/contract/integrationSubject';
import { webhook, webhookDelivery } from './webhook';
import { maxWebhookUrl, webhookKeptDays, webhookStates } from './webhookRules';

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
const { call } = ownCalls({ path: '/Webhook', capability: 'integration', labels });

const url = z
  .string()
  .trim()
  .min(1, validationMessages.required)
  .max(maxWebhookUrl, validationMessages.tooLong(maxWebhookUrl));
const events = z.array(z.enum(webhookEvents)).min(1, validationMessages.required).max(webhookEvents.length);

/** The address after the change, and its secret (`whsec_…`), which is shown this once. */
const withSecret = z.object({ webhook, secret: z.string() });

export const listWebhooks = call({
  method: 'POST',
  path: '/list',
  summary: 'Os endereços em que os sistemas de um prestador recebem mensagens, os mais antigos primeiro',
  access: [access.integration.show],
  recordedAs: ['view'],
  input: integrationSubject,
  answer: z.array(webhook),
});

export const createWebhook = call({
  method: 'POST',
  path: '/create',
  summary:
    'Junta um endereço e o que lhe é comunicado; responde o segredo com que as mensagens são assinadas',
  access: [access.integration.update],
  needsRecentFactor: true,
  recordedAs: ['create'],
  input: integrationSubject.extend({ url, events }),
  answer: withSecret,
});

export const updateWebhook = call({
  method: 'POST',
  path: '/update',
  summary:
    'Altera um endereço, o que lhe é comunicado, ou se recebe mensagens; o que faltar fica como está. Desativá-lo desiste das mensagens pendentes',
  access: [access.integration.update],
  needsRecentFactor: true,
  recordedAs: ['update'],
  input: integrationSubject.extend({
    id,
    url: url.optional(),
    events: events.optional(),
    isEnabled: z.boolean().optional(),
  }),
  answer: webhook,
});

export const rotateWebhookSecret = call({
  method: 'POST',
  path: '/rotate-secret',
  summary:
    'Dá um segredo novo a um endereço; durante um dia, as mensagens são assinadas também com o anterior',
  access: [access.integration.update],
  needsRecentFactor: true,
  recordedAs: ['webhookSecretRenewed'],
  input: integrationSubject.extend({ id }),
  answer: withSecret,
});

export const removeWebhook = call({
  method: 'POST',
  path: '/remove',
  summary: 'Elimina um endereço com as suas mensagens; responde o mesmo se já não existir',
  access: [access.integration.update],
  recordedAs: ['delete'],
  input: integrationSubject.extend({ id }),
  answer: z.boolean(),
});

export const listWebhookDeliveries = call({
  method: 'POST',
  path: '/list-deliveries',
  summary: `As mensagens dos últimos ${webhookKeptDays} dias aos endereços de um prestador, as mais recentes primeiro`,
  access: [access.integration.show],
  recordedAs: 'noPersonalData',
  input: integrationSubject.extend({
    ...paging,
    webhookId: filter(id),
    applicationId: filter(id),
    state: filter(z.enum(webhookStates)),
  }),
  answer: page(webhookDelivery),
});

export const resendWebhooks = call({
  method: 'POST',
  path: '/resend',
  summary:
    'Envia outra vez uma mensagem, ou todas as que se desistiu de enviar a um endereço num período; responde quantas. Mantêm o identificador e tentam-se tanto tempo como as novas',
  access: [access.integration.update],
  recordedAs: ['webhookResent'],
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
  answer: z.int().nonnegative(),
});

export const sendTestWebhook = call({
  method: 'POST',
  path: '/send-test',
  summary: 'Envia a um endereço uma mensagem de ensaio; responde o número da mensagem',
  access: [access.integration.update],
  recordedAs: ['webhookTested'],
  input: integrationSubject.extend({ id }),
  answer: deliveryId,
});
