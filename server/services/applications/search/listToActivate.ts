import { and, asc, sql } from 'drizzle-orm';
import { getToActivate } from '../../../../contract/calls/application';
import type { CallAnswer, CheckedInput } from '../../../../contract/calls/defineCall';
import { requestQueue } from '../../../../contract/rules/requestQueues';
import { applications } from '../../../db/schema/applications';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { countOf } from '../counts/countedMatches';
import { ownApplications } from '../visibility/visibleApplications';
import { auditSearch } from './auditSearch';
import { queueConditions } from './queueConditions';
import { providerOf } from './searchConditions';

/**
 * Returns a page of the requests of the actor's provider that await activation, by deadline (spec 9), and
 * their total number; records who was shown.
 */
export const listToActivate = async (
  context: SignedInContext,
  { pageNumber, pageSize }: CheckedInput<typeof getToActivate>,
): Promise<CallAnswer<typeof getToActivate>> => {
  requireAccess(context, getToActivate);
  const { db, actor } = context;
  const { rows, counted } = queueConditions(requestQueue('toActivate'), context.now());
  const all = countOf({ ...counted, providerId: providerOf(context) });
  const [found, [total]] = await Promise.all([
    db
      .select({
        id: applications.id,
        fiscalNumber: applications.fiscalNumber,
        studentFiscalNumber: applications.studentFiscalNumber,
        fullName: applications.fullName,
        notifiedOn: applications.eligibilityNotificationSentDate,
        statusDate: applications.statusDate,
      })
      .from(applications)
      .where(and(ownApplications(actor), rows))
      .orderBy(
        sql`coalesce(${applications.eligibilityNotificationSentDate}, ${applications.statusDate})`,
        asc(applications.id),
      )
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db.select({ count: all }).from(sql`(values (1)) as one`),
  ]);
  const totalItems = total?.count ?? 0;
  await auditSearch(context, {}, found, totalItems);
  const items = found.map(({ notifiedOn, statusDate, ...row }) => ({
    ...row,
    // The same moment from which an activation is judged.
    eligibilityNotificationSentDate: (notifiedOn ?? statusDate).toISOString(),
  }));
  return { items, totalItems };
};
