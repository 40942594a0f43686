import { and, asc, eq } from 'drizzle-orm';
import { getToActivate } from '../../../../contract/calls/application';
import type { ToActivateRow } from '../../../../contract/entities/application';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { maxToActivate } from '../../../../contract/rules/limits';
import { applications } from '../../../db/schema/applications';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { ownApplications } from '../visibility/visibleApplications';
import { recordSearch } from './recordSearch';

/** The requests of the actor's provider that wait for activation, by deadline (spec 9); who was shown is recorded. */
export const listToActivate = async (context: SignedInContext): Promise<ToActivateRow[]> => {
  requireAccess(context, getToActivate);
  const found = await context.db
    .select({
      id: applications.id,
      fiscalNumber: applications.fiscalNumber,
      studentFiscalNumber: applications.studentFiscalNumber,
      fullName: applications.fullName,
      notifiedOn: applications.eligibilityNotificationSentDate,
      statusDate: applications.statusDate,
    })
    .from(applications)
    .where(
      and(
        ownApplications(context.actor),
        eq(applications.kind, 'request'),
        eq(applications.statusId, applicationStatus.eligible),
      ),
    )
    .orderBy(asc(applications.eligibilityNotificationSentDate), asc(applications.id))
    .limit(maxToActivate);
  await recordSearch(context, {}, found);
  return found.map(({ notifiedOn, statusDate, ...row }) => ({
    ...row,
    // An activation is judged by the same moment.
    eligibilityNotificationSentDate: (notifiedOn ?? statusDate).toISOString(),
  }));
};
