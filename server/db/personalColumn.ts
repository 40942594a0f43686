import type { PgTable } from 'drizzle-orm/pg-core';
import type { fixedRetention, RetentionKind } from '../../contract/rules/retention';
import type * as annualMaintenance from './schema/annualMaintenance';
import type * as apiClients from './schema/apiClients';
import type * as applicationChanges from './schema/applicationChanges';
import type * as applicationClaims from './schema/applicationClaims';
import type * as applicationConsents from './schema/applicationConsents';
import type * as applicationCounts from './schema/applicationCounts';
import type * as applicationHistory from './schema/applicationHistory';
import type * as applicationNotes from './schema/applicationNotes';
import type * as applications from './schema/applications';
import type * as approvals from './schema/approvals';
import type * as attemptCounters from './schema/attemptCounters';
import type * as auditEvents from './schema/auditEvents';
import type * as batchChecks from './schema/batchChecks';
import type * as documentKeys from './schema/documentKeys';
import type * as elementRequests from './schema/elementRequests';
import type * as erasures from './schema/erasures';
import type * as factors from './schema/factors';
import type * as files from './schema/files';
import type * as holds from './schema/holds';
import type * as idempotencyKeys from './schema/idempotencyKeys';
import type * as jobs from './schema/jobs';
import type * as mailNotifications from './schema/mailNotifications';
import type * as passwordLinks from './schema/passwordLinks';
import type * as personFiles from './schema/personFiles';
import type * as providerEmails from './schema/providerEmails';
import type * as readingCounters from './schema/readingCounters';
import type * as recordFiles from './schema/recordFiles';
import type * as recordVersions from './schema/recordVersions';
import type * as registeredFiles from './schema/registeredFiles';
import type * as retention from './schema/retention';
import type * as savedSearches from './schema/savedSearches';
import type * as signIns from './schema/signIns';
import type * as storedDocuments from './schema/storedDocuments';
import type * as users from './schema/users';
import type * as verification from './schema/verification';
import type * as webhooks from './schema/webhooks';

/** Whose data a column holds: a citizen's, that of somebody who signs in, or a provider's. */
export type DataSubject = 'citizen' | 'user' | 'provider';

/** What a column tells; `services/dataProtection/registerTexts` names each in Portuguese. */
export type DataKind =
  | 'name'
  | 'fiscalNumber'
  | 'address'
  | 'student'
  | 'consent'
  | 'course'
  | 'decision'
  | 'reasons'
  | 'income'
  | 'notes'
  | 'questions'
  | 'documents'
  | 'mails'
  | 'contact'
  | 'author'
  | 'searches'
  | 'account'
  | 'credentials'
  | 'device'
  | 'attempts'
  | 'accesses'
  | 'answers'
  | 'erased'
  | 'work';

/** What it is processed for; `services/dataProtection/registerTexts` gives each its legal basis. */
export type DataPurpose =
  | 'eligibility'
  | 'notification'
  | 'accounts'
  | 'security'
  | 'evidence'
  | 'rights'
  | 'operation';

/** What says how long it is kept: a period of the schedule, or a lifetime that the program gives it. */
export type DataPeriod = RetentionKind | keyof typeof fixedRetention;

/** A column that holds personal data. */
export interface PersonalColumn {
  readonly of: DataSubject;
  readonly what: DataKind;
  readonly why: DataPurpose;
  /** What the erasure of a citizen's requests does with it: what is kept then no longer tells of whom it is. */
  readonly erased: 'overwritten' | 'deleted' | 'kept';
  readonly period: DataPeriod;
}

type Modules = typeof annualMaintenance &
  typeof apiClients &
  typeof applicationChanges &
  typeof applicationClaims &
  typeof applicationConsents &
  typeof applicationCounts &
  typeof applicationHistory &
  typeof applicationNotes &
  typeof applications &
  typeof approvals &
  typeof attemptCounters &
  typeof auditEvents &
  typeof batchChecks &
  typeof documentKeys &
  typeof elementRequests &
  typeof erasures &
  typeof factors &
  typeof files &
  typeof holds &
  typeof idempotencyKeys &
  typeof jobs &
  typeof mailNotifications &
  typeof passwordLinks &
  typeof personFiles &
  typeof providerEmails &
  typeof readingCounters &
  typeof recordFiles &
  typeof recordVersions &
  typeof registeredFiles &
  typeof retention &
  typeof savedSearches &
  typeof signIns &
  typeof storedDocuments &
  typeof users &
  typeof verification &
  typeof webhooks;

/** The form of the inventory: tables and columns by their names in the schema files. */
export type PersonalDataInventory = {
  readonly [Table in keyof Modules as Modules[Table] extends PgTable
    ? Table
    : never]?: Modules[Table] extends {
    _: { columns: infer Columns };
  }
    ? { readonly [Column in keyof Columns]?: PersonalColumn }
    : never;
};
