import { and, asc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import {
  applicationStatus,
  isLiveStatus,
  storedStatusIds,
} from '../../../../contract/rules/applicationStatuses';
import { applications } from '../../../db/schema/applications';
import type { ServiceContext } from '../../context/serviceContext';
import type { StoredApplication } from '../visibility/requireApplication';

/** Any number that no other lock with two keys has. */
const lockKey = 7_204_115;

const { submitted } = applicationStatus;
const liveStatusIds = storedStatusIds.filter(isLiveStatus);
/** A live one stands in the way; of those that were just submitted too, only the earlier ones. */
const begunStatusIds = liveStatusIds.filter((id) => id !== submitted);

/**
 * The live request that stands in the way of another one (spec 10.3): for the same student where it is
 * for a student, else for the same citizen's own household. Until the transaction ends nobody else looks for the same
 * NIF, so that of two that come at once one meets the other. An application never blocks a recheck of itself.
 */
export const findBlocking = async (
  { db }: ServiceContext,
  application: StoredApplication,
): Promise<number | undefined> => {
  const { id, isStudent, fiscalNumber, studentFiscalNumber, recheckApplicationId } = application;
  const nif = (isStudent && studentFiscalNumber) || fiscalNumber;
  await db.execute(sql`select pg_advisory_xact_lock(${lockKey}::int, hashtext(${nif}))`);
  const [blocking] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(isStudent ? applications.studentFiscalNumber : applications.fiscalNumber, nif),
        eq(applications.isStudent, isStudent),
        eq(applications.kind, 'request'),
        ne(applications.id, recheckApplicationId ?? id),
        or(
          inArray(applications.statusId, begunStatusIds),
          and(eq(applications.statusId, submitted), lt(applications.id, id)),
        ),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(1);
  return blocking?.id;
};
