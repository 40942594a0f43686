import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getApplication as getApplicationCall } from '../../../../contract/calls/application';
import type { Database } from '../../../db/database';
import { addresses } from '../../../db/schema/addresses';
import { applications } from '../../../db/schema/applications';
import { isOutdated, listedId } from '../../address/isOutdated';
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
  const files = await filesOf(context, applicationId);
  const addressChanges = application.hasAddressChanged
    ? await findAddressChanges(context.db, applicationId)
    : [];
  await auditView(context, applicationId);
  return { application, files, addressChanges };
};

const home = alias(addresses, 'home');
const residence = alias(addresses, 'residence');

/** An address of an application that the address list no longer has in these words. */
export interface AddressChange {
  field: 'address' | 'studentAddress';
  /** The row that the address was chosen from, as it is now; null if it was removed. */
  listed: typeof addresses.$inferSelect | null;
}

/** Returns which addresses of an application differ from the address list, and how the list has them now (spec 2.7). */
const findAddressChanges = async (db: Database, applicationId: number): Promise<AddressChange[]> => {
  const [found] = await db
    .select({
      home,
      residence,
      isHomeOutdated: isOutdated('applications.address', 'home'),
      isResidenceOutdated: isOutdated('applications.student_address', 'residence'),
    })
    .from(applications)
    .leftJoin(home, eq(home.id, listedId('applications.address')))
    .leftJoin(residence, eq(residence.id, listedId('applications.student_address')))
    .where(eq(applications.id, applicationId));
  const changes: AddressChange[] = [];
  if (found?.isHomeOutdated) changes.push({ field: 'address', listed: found.home });
  if (found?.isResidenceOutdated) changes.push({ field: 'studentAddress', listed: found.residence });
  return changes;
};
