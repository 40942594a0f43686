import { z } from 'zod';
import { access } from '../access';
import { processingCount } from '../entities/annualMaintenance';
import { moment } from '../entities/moment';
import { textUpTo } from '../entities/text';
import { actsOfTwo, heldActs } from '../rules/approvals';
import { fieldLengths } from '../rules/limits';
import { validationMessages } from '../rules/validationMessages';
import { ownCalls } from './defineCall';
import { queryId } from './filter';

const id = z.int32().positive();
const actOfTwo = z.enum(actsOfTwo);

/** An act that waits for a second person, with what it would do. */
export const approval = z.object({
  id,
  act: z.enum(heldActs),
  askedBy: z.string(),
  /** Whether the caller asked for it, and so can take it back and not confirm it. */
  isOwn: z.boolean(),
  askedOn: moment,
  expiresOn: moment,
  /** Of a decision: the request, the one that it is a recheck of, and the reason. */
  applicationId: id.nullish(),
  recheckApplicationId: id.nullish(),
  reason: z.string().nullish(),
  /** Of a decision, to who may see the request: whose it is, and the names of its documents. */
  fullName: z.string().nullish(),
  documents: z.array(z.string()).nullish(),
  /** Of requests to process: how many, and how many of each provider still can be. */
  requests: z.int().nullish(),
  byProvider: z.array(processingCount).nullish(),
  /** Of new users: their addresses, providers and the codes of their rights. */
  newUsers: z
    .array(
      z.object({
        username: z.string(),
        providerDescription: z.string().nullable(),
        permissions: z.array(z.string()),
      }),
    )
    .nullish(),
  /** Of changes to operators: what each gets that somebody else has to confirm. */
  changedUsers: z
    .array(
      z.object({
        username: z.string(),
        isRevived: z.boolean(),
        newProvider: z.string().nullable(),
        addedPermissions: z.array(z.string()),
      }),
    )
    .nullish(),
  /** Of providers that become active again: their names. */
  revivedProviders: z.array(z.string()).nullish(),
  /** Of the schedule's release: how much the rehearsal found due. */
  scheduled: z.int().nonnegative().nullish(),
  /** Of an erasure, whose data, and whether unfinished requests go too; of a decision, whose request. */
  fiscalNumber: z.string().nullish(),
  includesUnfinished: z.boolean().nullish(),
  /** The act that would no longer need a second person. */
  switchedOff: actOfTwo.nullish(),
});
export type Approval = z.infer<typeof approval>;

const labels = { approvalId: 'Aprovação' } as const;
const { call } = ownCalls({ path: '/Approval', capability: 'approvals', labels });

export const getApprovalState = call({
  method: 'GET',
  path: '/get-state',
  summary: 'Que atos precisam de outra pessoa e quantos aguardam a aprovação de quem chama',
  access: [access.approvals.list],
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.object({ needed: z.array(actOfTwo), waiting: z.int().nonnegative() }),
});

export const setActOfTwo = call({
  method: 'POST',
  path: '/set-act',
  summary: 'Diz se um ato precisa de outra pessoa. Deixar de precisar é também um ato desses e responde 202',
  access: [access.approvals.edit],
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
  access: [access.approvals.list],
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
  access: [access.approvals.list],
  recordedAs: ['endApproval'],
  input: named,
  answer: z.boolean(),
});

export const refuseApproval = call({
  method: 'POST',
  path: '/refuse',
  summary: 'Recusa o que outra pessoa pediu, que recebe o motivo por e-mail; nada é feito',
  access: [access.approvals.list],
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
  access: [access.approvals.list],
  recordedAs: ['endApproval'],
  input: named,
  answer: z.boolean(),
});
