import { z } from 'zod';
import { access } from '../../../contract/access';
import { ownCalls } from '../../../contract/calls/defineCall';
import { queryId } from '../../../contract/calls/filter';
import { actOfTwo } from '../../../contract/entities/actContents';
import { textUpTo } from '../../../contract/entities/text';
import { fieldLengths } from '../../../contract/rules/limits';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { access as own } from './access';
import { approval } from './approval';

const id = z.int32().positive();

const labels = { approvalId: 'Aprovação' } as const;
const { call } = ownCalls({ path: '/Approval', capability: 'approvals', labels });

export const getApprovalState = call({
  method: 'GET',
  path: '/get-state',
  summary: 'Que atos precisam de outra pessoa e quantos aguardam a aprovação de quem chama',
  access: [own.approvals.list],
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.object({ needed: z.array(actOfTwo), waiting: z.int().nonnegative() }),
});

export const setActOfTwo = call({
  method: 'POST',
  path: '/set-act',
  summary: 'Diz se um ato precisa de outra pessoa. Deixar de precisar é também um ato desses e responde 202',
  access: [own.approvals.edit],
  needsRecentFactor: true,
  recordedAs: ['update'],
  mayAwaitApproval: true,
  input: z.object({ act: actOfTwo, isNeeded: z.boolean() }),
  labels: { act: 'Ato', isNeeded: 'Precisa de outra pessoa' },
  answer: z.boolean(),
});

export const getApprovals = call({
  method: 'GET',
  path: '/get-pending',
  summary:
    'O que aguarda outra pessoa, do mais antigo ao mais recente: o que quem chama pode aprovar e o que ele próprio pediu',
  access: [own.approvals.list],
  recordedAs: ['view'],
  input: z.object({}),
  answer: z.array(approval),
});

export const getWaitingDecision = call({
  method: 'GET',
  path: '/get-waiting-decision',
  summary: 'Quem decidiu sobre um pedido, e quando, se a decisão aguarda outra pessoa; senão, null',
  access: [access.backofficeApplications.show],
  recordedAs: 'noPersonalData',
  input: z.object({ applicationId: queryId }),
  answer: approval.pick({ id: true, askedBy: true, isOwn: true, askedOn: true, expiresOn: true }).nullable(),
});

const named = z.object({ approvalId: id });

export const confirmApproval = call({
  method: 'POST',
  path: '/confirm',
  summary:
    'Aprova e executa o que outra pessoa pediu, tudo ou nada, depois de todas as verificações do próprio ato, incluindo um segundo passo recente',
  access: [own.approvals.list],
  recordedAs: ['endApproval'],
  input: named,
  answer: z.boolean(),
});

export const refuseApproval = call({
  method: 'POST',
  path: '/refuse',
  summary: 'Recusa o que outra pessoa pediu, que recebe o motivo por e-mail; nada é feito',
  access: [own.approvals.list],
  needsRecentFactor: true,
  recordedAs: ['endApproval'],
  input: named.extend({
    reason: textUpTo(fieldLengths.eligibilityReason).min(1, validationMessages.required),
  }),
  answer: z.boolean(),
});

export const withdrawApproval = call({
  method: 'POST',
  path: '/withdraw',
  summary: 'Retira o que quem chama pediu e ainda ninguém aprovou',
  access: [own.approvals.list],
  recordedAs: ['endApproval'],
  input: named,
  answer: z.boolean(),
});
