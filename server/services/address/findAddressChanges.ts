import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { addresses } from '../../db/schema/addresses';
import { applications } from '../../db/schema/applications';
import { isOutdated, listedId } from './isOutdated';

const home = alias(addresses, 'home');
const residence = alias(addresses, 'residence');

/** An address of an application that the address list no longer has in these words. */
export interface AddressChange {
  field: 'address' | 'studentAddress';
  /** The row that the address was chosen from, as it is now; null if it was removed. */
  listed: typeof addresses.$inferSelect | null;
}

/** Returns which addresses of an application differ from the address list, and how the list has them now (spec 2.7). */
export const findAddressChanges = async (db: Database, applicationId: number): Promise<AddressChange[]> => {
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
