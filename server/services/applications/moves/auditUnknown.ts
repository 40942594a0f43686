import type { Refusal } from '../../../lib/refusal';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import type { SignedInContext } from '../../context/serviceContext';

/** Records that an item of a bulk action named an application that doesn't exist for the actor. */
export const auditUnknown = async (
  context: SignedInContext,
  { reason }: Refusal,
  { applicationId }: { applicationId: number },
): Promise<void> => {
  if (reason !== 'notFound') return;
  const subject = { subject: 'application', subjectId: applicationId } as const;
  await writeAuditEvent(context, { action: 'refusal', ...subject, detail: { reason } });
};
