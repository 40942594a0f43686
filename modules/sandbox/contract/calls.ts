import { z } from 'zod';
import { ownCalls } from '../../../contract/calls/defineCall';
import { filter, page, paging } from '../../../contract/calls/filter';
import { access } from '../../integration/contract/access';
import { integrationSubject, integrationSubjectLabels } from '../../integration/contract/integrationSubject';
import {
  caughtMail,
  movedDeadlines,
  requireReason,
  sandbox,
  sandboxDecision,
  sandboxPeriod,
} from './sandbox';
import { maxMovedDays } from './sandboxLimits';

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
const { call } = ownCalls({ path: '/Sandbox', capability: 'sandbox', labels });

/** Administrators say whose data they mean; the provider's side means its own. */
const where = integrationSubject.pick({ providerId: true });

export const getSandbox = call({
  method: 'POST',
  path: '/get',
  summary:
    'O ambiente de testes tal como um prestador o vê: endereço, conteúdo e NIF para experimentar, com o que os serviços simulados respondem; null se esta instalação não o tiver',
  access: [access.integration.show],
  recordedAs: 'noPersonalData',
  input: where,
  answer: sandbox.nullable(),
});

export const emptySandbox = call({
  method: 'POST',
  path: '/empty',
  summary:
    'Tira do ambiente de testes os pedidos, e-mails e período do prestador e repõe os primeiros exemplos; os clientes e webhooks ficam',
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  input: where,
  answer: z.literal(true),
  takesIdempotencyKey: true,
});

export const moveSandboxDeadline = call({
  method: 'POST',
  path: '/move-deadline',
  summary:
    'Recua as datas de um pedido do ambiente de testes, como se tivessem passado tantos dias: os prazos e os serviços que se voltam a consultar',
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  input: where.extend({ applicationId: id, days: z.int().min(1).max(maxMovedDays) }),
  answer: movedDeadlines,
  takesIdempotencyKey: true,
});

export const setSandboxPeriod = call({
  method: 'POST',
  path: '/set-period',
  summary: 'Define o período de comunicação do prestador no ambiente de testes: passado, presente ou futuro',
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  input: where.extend(sandboxPeriod.shape),
  answer: sandboxPeriod,
  takesIdempotencyKey: true,
});

export const decideInSandbox = call({
  method: 'POST',
  path: '/decide',
  summary:
    'Faz a um pedido do ambiente de testes que aguarda o regulador o que este faria: decide-o, ou pede elementos (`reason` é então o que falta), com dez dias de prazo',
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  input: where.extend(sandboxDecision.shape).superRefine(requireReason),
  answer: z.literal(true),
  takesIdempotencyKey: true,
});

export const processSandboxLists = call({
  method: 'POST',
  path: '/process-lists',
  summary:
    'Processa, como faria o regulador, os pedidos de manutenção que o prestador submeteu no ambiente de testes e diz quantos',
  access: [access.integration.update],
  recordedAs: 'noPersonalData',
  input: where,
  answer: z.object({ requests: z.int().positive() }),
  takesIdempotencyKey: true,
});

export const getSandboxMails = call({
  method: 'POST',
  path: '/get-mails',
  summary:
    'Os e-mails sobre os pedidos do prestador no ambiente de testes, os mais recentes primeiro; não foram enviados a ninguém',
  access: [access.integration.show],
  recordedAs: 'noPersonalData',
  input: where.extend({ ...paging, applicationId: filter(id) }),
  answer: page(caughtMail),
});
