import { and, desc, eq } from 'drizzle-orm';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applicationHistory } from '../../db/schema/applicationHistory';
import type { NewStatus } from '../application/enterStatus';
import type { StoredApplication } from '../application/lockApplication';
import type { ServiceContext } from '../serviceContext';

/** When and why a tariff ended. */
export type EndOfActivation = Required<
  Pick<
    NonNullable<NewStatus['history']>,
    'activationEndDate' | 'activationEndReasonId' | 'activationEndOtherReason'
  >
>;

/** Inactive, as the detail shows it: how the tariff ended beside how it began (spec 2.8, status card and side block). */
export const endOfActivation = async (
  { db }: ServiceContext,
  application: StoredApplication,
  end: EndOfActivation,
): Promise<NewStatus> => {
  const [begin] = await db
    .select({
      activationCreatedOn: applicationHistory.activationCreatedOn,
      activationStartDate: applicationHistory.activationStartDate,
      activationStartReasonId: applicationHistory.activationStartReasonId,
      activationStartOtherReason: applicationHistory.activationStartOtherReason,
    })
    .from(applicationHistory)
    .where(
      and(
        eq(applicationHistory.applicationId, application.id),
        eq(applicationHistory.statusId, applicationStatus.active),
      ),
    )
    .orderBy(desc(applicationHistory.createdOn), desc(applicationHistory.id))
    .limit(1);
  return {
    statusId: applicationStatus.inactive,
    history: {
      activationStartDate: application.activationStartDate,
      ...begin,
      // Without it the entry would tell nothing of the activation.
      activationCreatedOn: begin?.activationCreatedOn ?? application.statusDate,
      ...end,
    },
  };
};
