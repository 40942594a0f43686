import { z } from 'zod';
import { ownCalls } from '../../../contract/calls/defineCall';
import { day, moment } from '../../../contract/entities/moment';
import { digits, textUpTo } from '../../../contract/entities/text';
import { fieldLengths } from '../../../contract/rules/limits';
import { isNif } from '../../../contract/rules/nif';
import { validationMessages } from '../../../contract/rules/validationMessages';
import { access } from './access';

const id = z.int32().positive();
const nif = digits.refine(isNif, validationMessages.nif);
const reason = textUpTo(fieldLengths.otherReason).min(1, validationMessages.required);
const labels = {
  includesUnfinished: 'Incluir o que não terminou',
  keepsMentions: 'Deixar o que foi escrito noutros sítios',
  fiscalNumber: 'NIF',
  reason: 'Motivo',
  until: 'Até',
  applicationId: 'Pedido',
} as const;
const { call } = ownCalls({ path: '/Erasure', capability: 'erasure', labels });

/** Why a request is kept for now: a hold, or because something is still to happen with it. */
export const reasonsToKeep = ['hold', 'undecided', 'tariff'] as const;
export type ReasonToKeep = (typeof reasonsToKeep)[number];

/** A hold: what must be kept, why, until when and by whom. */
export const hold = z.object({
  id,
  fiscalNumber: z.string().nullable(),
  applicationId: id.nullable(),
  reason: z.string(),
  /** The last day, AAAA-MM-DD; null until somebody ends it. */
  until: day.nullable(),
  createdBy: z.string(),
  createdOn: moment,
  endedBy: z.string().nullable(),
  endedOn: moment.nullable(),
});
export type Hold = z.infer<typeof hold>;

/** A request of a person: what would go with it, or why it is kept. */
const plannedRequest = z.object({
  id,
  kind: z.enum(['request', 'recheck', 'maintenance']),
  /** The person, as the request has the name. */
  fullName: z.string(),
  statusDescription: z.string(),
  createdOn: moment,
  providerDescription: z.string().nullable(),
  /** Whether only the student would be erased, as the request is somebody else's. */
  isStudentOnly: z.boolean(),
  documents: z.int(),
  messages: z.int(),
  notes: z.int(),
  /** Empty for what would go. */
  keptBecause: z.array(z.enum(reasonsToKeep)),
  holds: z.array(hold),
});

/** What was erased before: when, by whom and why. */
export const erasure = z.object({
  id,
  erasedOn: moment,
  cause: z.enum(['person', 'schedule']),
  /** Null for a command and for the server itself. */
  erasedBy: z.string().nullable(),
  confirmedBy: z.string().nullable(),
  reason: z.string().nullable(),
  requests: z.int(),
  /** When it was applied again to a restored database. */
  appliedOn: moment.nullable(),
  /** Whether the list that is kept apart has it. */
  isListed: z.boolean(),
});
export type Erasure = z.infer<typeof erasure>;

/** What people wrote of a person in what is kept of others. */
export const mention = z.object({
  /** What it is, in Portuguese. */
  what: z.string(),
  /** The request in which it stands, if in one. */
  applicationId: id.nullable(),
  /** The words around it. */
  text: z.string(),
  /** Whether it goes as a whole, loses the words that tell of the person, or stays because its request is held. */
  fate: z.enum(['deleted', 'overwritten', 'held']),
});
export type Mention = z.infer<typeof mention>;

/** What the erasure of a person would do. */
export const erasurePlan = z.object({
  requests: z.array(plannedRequest),
  /** Saved searches that tell of the person, which go too. */
  savedSearches: z.int(),
  /** The first hundred places elsewhere where people wrote of the person, by NIF or name in any spelling, and how many there are. */
  mentions: z.array(mention),
  mentionCount: z.int(),
  /** Erasures of this person before. */
  before: z.array(erasure),
});
export type ErasurePlan = z.infer<typeof erasurePlan>;

export const previewErasure = call({
  method: 'POST',
  path: '/preview',
  summary:
    'O que eliminar os dados de uma pessoa apagaria, e o que fica, porquê e até quando; não altera nada',
  access: [access.dataProtection.erase],
  recordedAs: ['view', 'search'],
  input: z.object({ fiscalNumber: nif }),
  answer: erasurePlan,
});

export const erasePerson = call({
  method: 'POST',
  path: '/erase-person',
  summary:
    'Apaga o que se guarda de uma pessoa, menos o que é preciso conservar e, se não se disser o contrário, os pedidos por decidir ou com a tarifa em vigor. Responde 202 onde é precisa a aprovação de outra pessoa',
  access: [access.dataProtection.erase],
  needsRecentFactor: true,
  recordedAs: ['erase'],
  mayAwaitApproval: true,
  input: z.object({
    fiscalNumber: nif,
    reason,
    /** Whether undecided requests and those of a tariff in force are ended and erased too. */
    includesUnfinished: z.boolean().default(false),
    /** Whether what people wrote of the person in requests and texts of others stays as it is. */
    keepsMentions: z.boolean().default(false),
  }),
  answer: z.object({ erased: z.int(), kept: z.int() }),
});

export const getErasures = call({
  method: 'GET',
  path: '/get-erasures',
  summary: 'As cem eliminações mais recentes, sem nada que diga de quem eram os dados',
  access: [access.dataProtection.list],
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.array(erasure),
});

export const getHolds = call({
  method: 'GET',
  path: '/get-holds',
  summary:
    'O que é preciso conservar, do mais recente ao mais antigo: o que está em vigor e, depois, os cem que terminaram por último',
  access: [access.dataProtection.list],
  recordedAs: ['view'],
  input: z.object({}),
  answer: z.array(hold),
});

export const createHold = call({
  method: 'POST',
  path: '/create-hold',
  summary: 'Manda conservar tudo o que é de um NIF, ou um pedido com as suas reverificações e manutenções',
  access: [access.dataProtection.hold],
  needsRecentFactor: true,
  recordedAs: ['hold'],
  input: z
    .object({
      fiscalNumber: nif.nullish(),
      applicationId: id.nullish(),
      reason,
      until: day.nullish(),
    })
    .refine(({ fiscalNumber, applicationId }) => Boolean(fiscalNumber) !== Boolean(applicationId), {
      path: ['fiscalNumber'],
      message: validationMessages.required,
    }),
  answer: z.object({ id }),
});

export const endHold = call({
  method: 'POST',
  path: '/end-hold',
  summary: 'Termina uma conservação',
  access: [access.dataProtection.hold],
  needsRecentFactor: true,
  recordedAs: ['endHold'],
  input: z.object({ id }),
  answer: z.boolean(),
});
