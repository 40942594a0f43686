import { z } from 'zod';
import { ownCalls } from '../../../contract/calls/defineCall';
import { queryFilter, queryId } from '../../../contract/calls/filter';
import { moment } from '../../../contract/entities/moment';
import { retentionOrder } from '../../../contract/rules/retention';
import { access } from './access';

const { call } = ownCalls({ path: '/Retention', capability: 'retention' });

const id = z.int32().positive();
const count = z.int().nonnegative();
const kind = z.enum(retentionOrder);

/** A rehearsal, or a removal: how much of each kind and month is due, or went, and how much is held. */
const retentionRun = z.object({
  id,
  startedOn: moment,
  endedOn: moment,
  counts: z.array(z.object({ kind, month: z.string(), due: count, held: count })),
});
export type RetentionRunCounts = z.infer<typeof retentionRun>;

/** The retention schedule: its periods, what they would remove, whether that was released, and what was removed. */
const retentionState = z.object({
  /** What the settings say of each kind; null where they say nothing. */
  periods: z.array(z.object({ kind, period: z.string().nullable() })),
  isUnderWay: z.boolean(),
  /** The last rehearsal of these periods. */
  rehearsal: retentionRun.nullable(),
  /** Who released these periods; null while nothing is removed. */
  release: z.object({ releasedOn: moment, releasedBy: z.string().nullable() }).nullable(),
  /** The last removals, newest first. */
  removals: z.array(retentionRun),
});
export type RetentionState = z.infer<typeof retentionState>;

export const getRetention = call({
  method: 'GET',
  path: '/get-state',
  summary:
    'Por quanto tempo se conservam os dados, o que o último ensaio encontrou por eliminar e o que foi eliminado',
  access: [access.dataProtection.list],
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: retentionState,
});

/** Something that would go: its number, since when its period runs, and how much of the kind it is. */
const dueItem = z.object({ id: z.int(), on: moment, count, isHeld: z.boolean() });
export type DueItem = z.infer<typeof dueItem>;

export const getDueData = call({
  method: 'GET',
  path: '/get-due',
  summary: 'O que um ensaio encontrou por eliminar de um tipo, tal como está agora, parte a parte',
  access: [access.dataProtection.list],
  recordedAs: ['view'],
  input: z.object({
    runId: queryId,
    kind,
    /** Where the part before ended; the first part when absent. */
    after: queryFilter(z.string().max(100)),
  }),
  labels: { runId: 'Ensaio', kind: 'Dados', after: 'A partir de' },
  answer: z.object({ items: z.array(dueItem), next: z.string().nullable() }),
});

export const rehearseRetention = call({
  method: 'POST',
  path: '/rehearse',
  summary: 'Ensaia já o calendário de conservação; não elimina nada',
  access: [access.dataProtection.erase],
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.boolean(),
});

export const releaseRetention = call({
  method: 'POST',
  path: '/release',
  summary:
    'Deixa o calendário eliminar, todas as noites, o que passou os prazos de um ensaio. Responde 202 onde é precisa a aprovação de outra pessoa',
  access: [access.dataProtection.erase],
  recordedAs: ['releaseRetention'],
  needsRecentFactor: true,
  mayAwaitApproval: true,
  input: z.object({ runId: id }),
  labels: { runId: 'Ensaio' },
  answer: z.boolean(),
});

export const withdrawRetention = call({
  method: 'POST',
  path: '/withdraw',
  summary: 'Impede o calendário de eliminar, até um ensaio voltar a ser libertado',
  access: [access.dataProtection.erase],
  recordedAs: ['withdrawRetention'],
  input: z.object({}),
  answer: z.boolean(),
});
