import { getApplication as getApplicationCall } from '../../../../contract/calls/application';
import { auditView } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { type FileDescription, filesOf } from '../documents/listFiles';
import { type ApplicationWithProvider, requireApplication } from '../visibility/requireApplication';

/** Returns a whole application with its documents, and records the view (spec 7, get-by-id). */
export const getApplication = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<{ application: ApplicationWithProvider; files: FileDescription[] }> => {
  requireAccess(context, getApplicationCall);
  const application = await requireApplication(context, applicationId);
  const files = await filesOf(context.db, applicationId);
  await auditView(context, applicationId);
  return { application, files };
};
