import { and, eq, isNull } from 'drizzle-orm';
import { elementRequests } from '../../../server/db/schema/elementRequests';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import type { Actor, ServiceContext } from '../../../server/services/context/serviceContext';

/** Matches what was asked for about an application and has neither an answer nor an end. */
export const openElementsOf = (applicationId: number) =>
  and(
    eq(elementRequests.applicationId, applicationId),
    isNull(elementRequests.answeredOn),
    isNull(elementRequests.endedOn),
  );

/** Ends what was asked for about a locked application, if it is open, without an answer; returns whether it was. */
export const endElements = async (
  context: ServiceContext & { actor?: Actor },
  applicationId: number,
): Promise<boolean> => {
  const ended = await context.db
    .update(elementRequests)
    .set({ endedOn: context.now(), endedById: context.actor?.userId ?? null })
    .where(openElementsOf(applicationId))
    .returning({ id: elementRequests.id });
  if (ended.length === 0) return false;
  await writeAuditEvent(context, { action: 'endElements', subject: 'application', subjectId: applicationId });
  return true;
};
