import { type ElementsRow, elementsOf } from '../../../server/services/applications/detail/elementsOf';
import { type FileDescription, filesOf } from '../../../server/services/applications/documents/listFiles';
import { requireApplication } from '../../../server/services/applications/visibility/requireApplication';
import { auditView } from '../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { getElements as getElementsCall } from '../contract/calls';

/**
 * Returns what was asked for about an application that the actor may see, newest first, with the documents of the answers;
 * records the view.
 * @throws {Refusal} `notFound` if the actor may not see the application or there is none
 */
export const getElements = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<{ rows: ElementsRow[]; files: FileDescription[] }> => {
  requireAccess(context, getElementsCall);
  const application = await requireApplication(context, applicationId);
  await auditView(context, applicationId, 'elements');
  const rows = await elementsOf(context.db, application);
  const hasFiles = rows.some(({ fileIds }) => fileIds.length > 0);
  return { rows, files: hasFiles ? await filesOf(context, applicationId) : [] };
};
