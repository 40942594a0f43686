import { z } from 'zod';
import { access } from '../access';
import {
  caughtMail,
  movedDeadlines,
  requireReason,
  sandbox,
  sandboxDecision,
  sandboxPeriod,
} from '../entities/sandbox';
import { maxMovedDays } from '../rules/sandboxLimits';
import { defineCall } from './defineCall';
import { filter, page, paging } from './filter';
import { integrationSubject, integrationSubjectLabels } from './integrationSubject';

const base = '/Sandbox';
/** The calls come together, where an installation has a sandbox. */
const capability = 'sandbox';
const id = z.int32().positive();

const labels = {
  providerId: integrationSubjectLabels.providerId,
  applicationId: 'N.º do pedido',
  days: 'Dias',
  decision: 'Decisão',
  reason: 'Motivo',
  beginDate: 'Data de início',
  endDate: 'Data de fim',
} as const;

/** Administrators say whose data they mean; the provider's side means its own. */
const where = integrationSubject.pick({ providerId: true });

export const getSandbox = defineCall({
  method: 'POST',
  path: `${base}/get`,
  summary:
    'O ambiente de testes tal como um prestador o vê: endereço, conteúdo e NIF para experimentar, com o que os serviços simulados respondem; null se esta instalação não o tiver',
  access: [access.integration.show],
  recordedAs: 'noPersonalData',
  capability,
  input: where,
  labels,
  answer: sandbox.nullable(),
  wrapped: true,
});

export const emptySandbox = defineCall({
  method: 'POST',
  path: `${base}/empty`,
  summary:
    'Tira do ambiente de testes os pedidos, e-mails e período do prestador e repõe os primeiros exemplos; os clientes e webhooks ficam',
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  capability,
  input: where,
  labels,
  answer: z.literal(true),
  wrapped: true,
  takesIdempotencyKey: true,
});

export const moveSandboxDeadline = defineCall({
  method: 'POST',
  path: `${base}/move-deadline`,
  summary:
    'Recua as datas de um pedido do ambiente de testes, como se tivessem passado tantos dias: os prazos e os serviços que se voltam a consultar',
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  capability,
  input: where.extend({ applicationId: id, days: z.int().min(1).max(maxMovedDays) }),
  labels,
  answer: movedDeadlines,
  wrapped: true,
  takesIdempotencyKey: true,
});

export const setSandboxPeriod = defineCall({
  method: 'POST',
  path: `${base}/set-period`,
  summary: 'Define o período de comunicação do prestador no ambiente de testes: passado, presente ou futuro',
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  capability,
  input: where.extend(sandboxPeriod.shape),
  labels,
  answer: sandboxPeriod,
  wrapped: true,
  takesIdempotencyKey: true,
});

export const decideInSandbox = defineCall({
  method: 'POST',
  path: `${base}/decide`,
  summary:
    'Faz a um pedido do ambiente de testes que aguarda o regulador o que este faria: decide-o, ou pede elementos (`reason` é então o que falta), com dez dias de prazo',
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  capability,
  input: where.extend(sandboxDecision.shape).superRefine(requireReason),
  labels,
  answer: z.literal(true),
  wrapped: true,
  takesIdempotencyKey: true,
});

export const processSandboxLists = defineCall({
  method: 'POST',
  path: `${base}/process-lists`,
  summary:
    'Processa, como faria o regulador, os pedidos de manutenção que o prestador submeteu no ambiente de testes e diz quantos',
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  capability,
  input: where,
  labels,
  answer: z.object({ requests: z.int().positive() }),
  wrapped: true,
  takesIdempotencyKey: true,
});

export const getSandboxMails = defineCall({
  method: 'POST',
  path: `${base}/get-mails`,
  summary:
    'Os e-mails sobre os pedidos do prestador no ambiente de testes, os mais recentes primeiro; não foram enviados a ninguém',
  access: [access.integration.show],
  recordedAs: 'noPersonalData',
  capability,
  input: where.extend({ ...paging, applicationId: filter(id) }),
  labels,
  answer: page(caughtMail),
  wrapped: true,
});
