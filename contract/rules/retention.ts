import { applicationStatus } from './applicationStatuses';

const { conflicting, nonEligible, inactive, cancelled } = applicationStatus;

/**
 * The statuses in which a request has ended: refused, deactivated, cancelled, or in conflict with another, which gets no
 * result any more. A period that begins with the end of a request begins when the last of the request, its rechecks and
 * its yearly maintenance got theirs.
 */
export const endedStatuses: readonly number[] = [conflicting, nonEligible, inactive, cancelled];

/** What goes by the retention schedule, in the order in which it goes, by the name that it is known by; the audit goes last. */
export const retentionKinds = {
  signIns: 'Inícios de sessão',
  documents: 'Documentos',
  requests: 'Pedidos e mensagens',
  auditAddresses: 'Endereços de rede no registo de atividade',
  audit: 'Registo de atividade',
} as const;

/** What the schedule removes. */
export type RetentionKind = keyof typeof retentionKinds;

/** The kinds, in the order in which they go. */
export const retentionOrder = Object.keys(retentionKinds) as [RetentionKind, ...RetentionKind[]];

/** What is kept for as long as the program says, or as something else is: no setting changes that. */
export const fixedTerms = [
  'sessions',
  'attempts',
  'webhooks',
  'links',
  'answers',
  'batchChecks',
  'jobs',
  'approvals',
  'versions',
  'personFiles',
  'erasures',
  'holds',
  'retentionRuns',
  'renewals',
  'switches',
  'claims',
  'accounts',
  'lists',
  'records',
] as const;
export type FixedTerm = (typeof fixedTerms)[number];
