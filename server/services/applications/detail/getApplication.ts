import { getApplication as getApplicationCall } from '../../../../contract/calls/application';
import { type AddressChange, findAddressChanges } from '../../address/findAddressChanges';
import { auditView } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { type FileDescription, filesOf } from '../documents/listFiles';
import { type ApplicationWithProvider, requireApplication } from '../visibility/requireApplication';

/** What get-by-id answers about an application. */
export interface WholeApplication {
  application: ApplicationWithProvider;
  files: FileDescription[];
  /** What the address list says otherwise, in a request whose address has changed. */
  addressChanges: AddressChange[];
}

/**
 * Returns a whole application with its documents, and records the view (spec 7, get-by-id).
 * @throws {Refusal} `notFound` if the actor may not see the application or there is none
 */
export const getApplication = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<WholeApplication> => {
  requireAccess(context, getApplicationCall);
  const application = await requireApplication(context, applicationId);
  const files = await filesOf(context.db, applicationId);
  const addressChanges = application.hasAddressChanged
    ? await findAddressChanges(context.db, applicationId)
    : [];
  await auditView(context, applicationId);
  return { application, files, addressChanges };
};
