import { eq } from 'drizzle-orm';
import { applicationHistory } from '../../db/schema/applicationHistory';
import { applications } from '../../db/schema/applications';
import { files } from '../../db/schema/files';
import { mailNotifications } from '../../db/schema/mailNotifications';
import { recordAudit } from '../audit/recordAudit';
import type { SignedInContext } from '../serviceContext';
import { requireSubmitted } from './requireSubmitted';

/** Deletes a submitted maintenance request with all that hangs on it; the audit trail stays (spec 2.7 and api.md, "delete"). */
export const deleteRequest = (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<void> =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const request = await requireSubmitted(inside, applicationId);
    await db.delete(files).where(eq(files.applicationId, applicationId));
    await db.delete(mailNotifications).where(eq(mailNotifications.applicationId, applicationId));
    await db.delete(applicationHistory).where(eq(applicationHistory.applicationId, applicationId));
    await db.delete(applications).where(eq(applications.id, applicationId));
    await recordAudit(inside, {
      action: 'delete',
      subject: 'application',
      subjectId: applicationId,
      detail: { kind: request.kind, originalId: request.recheckApplicationId },
    });
  });
