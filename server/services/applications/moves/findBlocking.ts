import { and, asc, eq, inArray, lt, ne, or } from 'drizzle-orm';
import {
  applicationStatus,
  isLiveStatus,
  storedStatusIds,
} from '../../../../contract/rules/applicationStatuses';
import { lockRow } from '../../../db/lockRow';
import { applications } from '../../../db/schema/applications';
import type { ServiceContext } from '../../context/serviceContext';
import type { StoredApplication } from '../visibility/requireApplication';

/** How many rows stand for all citizens: so few that they take no room, so many that two rarely share one. */
const citizenRows = 1024;

const { submitted } = applicationStatus;
const liveStatusIds = storedStatusIds.filter(isLiveStatus);
/** The live statuses that always block; of requests still Submitted, only earlier ones do. */
const startedStatusIds = liveStatusIds.filter((id) => id !== submitted);

/**
 * Finds the live request that blocks another one (spec 10.3): for a student, one for the same student;
 * otherwise one for the same citizen's own household. Locks the NIF until the transaction ends, so that of
 * two concurrent requests one sees the other. An application never blocks a recheck of itself.
 */
export const findBlocking = async (
  { db }: ServiceContext,
  application: StoredApplication,
): Promise<number | undefined> => {
  const { id, isStudent, fiscalNumber, studentFiscalNumber, recheckApplicationId } = application;
  const nif = (isStudent && studentFiscalNumber) || fiscalNumber;
  await lockRow(db, `citizen ${Number(nif) % citizenRows}`);
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
          inArray(applications.statusId, startedStatusIds),
          and(eq(applications.statusId, submitted), lt(applications.id, id)),
        ),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(1);
  return blocking?.id;
};
