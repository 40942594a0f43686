import type { RetentionKind } from '../../../../contract/rules/retention';
import { dueAddresses, dueEvents } from './dueAudit';
import { dueDocuments, dueRequests } from './dueRequests';
import { dueSignIns } from './dueSignIns';
import type { ScheduledKind } from './scheduledKind';

/** How each kind is found and removed. */
export const scheduledKinds: Readonly<Record<RetentionKind, ScheduledKind>> = {
  signIns: dueSignIns,
  documents: dueDocuments,
  requests: dueRequests,
  auditAddresses: dueAddresses,
  audit: dueEvents,
};
