import { auditEvents } from '../../db/schema/auditEvents';
import type { Actor, ServiceContext } from '../serviceContext';

/** What happened, for the audit trail; `detail` never holds personal data. */
export interface AuditEntry {
  action: string;
  subject?: string;
  subjectId?: number;
  detail?: Record<string, unknown>;
}

/** Adds a row to the audit trail, in the caller's transaction where `context.db` is one (api.md, "Audit"). */
export const recordAudit = async (
  context: ServiceContext & { actor?: Actor },
  entry: AuditEntry,
): Promise<void> => {
  await context.db.insert(auditEvents).values({
    ...entry,
    actorId: context.actor?.userId ?? null,
    remoteAddress: context.remoteAddress,
    occurredOn: context.now(),
  });
};
