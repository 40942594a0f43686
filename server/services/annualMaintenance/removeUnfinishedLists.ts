import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { openRegistrations } from '../../db/schema/annualMaintenance';
import { applicationHistory } from '../../db/schema/applicationHistory';
import { applications } from '../../db/schema/applications';
import { auditEvents } from '../../db/schema/auditEvents';
import { files } from '../../db/schema/files';
import { mailNotifications } from '../../db/schema/mailNotifications';
import { registeredFiles } from '../../db/schema/registeredFiles';

/**
 * Removes the lists that servers of the version before registered in steps and did not finish: their requests, with a
 * note in the audit, and their files. Goes with the table `open_registrations`, in the next version.
 */
export const removeUnfinishedLists = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const lists = await tx
      .delete(openRegistrations)
      .where(lte(openRegistrations.leasedUntil, sql`now()`))
      .returning({ providerId: openRegistrations.providerId });
    if (lists.length === 0) return;
    const isUnfinished = and(
      inArray(
        registeredFiles.providerId,
        lists.map(({ providerId }) => providerId),
      ),
      eq(registeredFiles.isRegistered, false),
    );
    const unfinished = tx.select({ id: registeredFiles.id }).from(registeredFiles).where(isUnfinished);
    const isRequest = inArray(applications.registeredFileId, unfinished);
    const requests = tx.select({ id: applications.id }).from(applications).where(isRequest);
    await tx.delete(files).where(inArray(files.applicationId, requests));
    await tx.delete(mailNotifications).where(inArray(mailNotifications.applicationId, requests));
    await tx.delete(applicationHistory).where(inArray(applicationHistory.applicationId, requests));
    // Requests are counted when their list is finished, and these never were.
    await tx.execute(sql`select set_config('tsi.registers', 'on', true)`);
    const removed = await tx
      .delete(applications)
      .where(isRequest)
      .returning({ id: applications.id, originalId: applications.recheckApplicationId });
    await tx.execute(sql`select set_config('tsi.registers', '', true)`);
    await tx.delete(registeredFiles).where(isUnfinished);
    if (removed.length === 0) return;
    await tx.insert(auditEvents).values(
      removed.map(({ id, originalId }) => ({
        action: 'delete',
        subject: 'application',
        subjectId: id,
        detail: { kind: 'maintenance', originalId, interrupted: true },
      })),
    );
  });
