import { and, eq, inArray, min, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applicationStatus, storedStatusesOf } from '../../../../contract/rules/applicationStatuses';
import { applicationHistory } from '../../../db/schema/applicationHistory';
import { applications } from '../../../db/schema/applications';
import type { SignedInContext } from '../../context/serviceContext';

const { statusDate, statusId } = applications;
const step = alias(applicationHistory, 'step');
const shownAsProcessing = [...storedStatusesOf(applicationStatus.processing)];

/**
 * Builds the date since which an application has been in the status that this actor sees. To provider and
 * operator, a step between the four statuses shown as one changes nothing, and the date must not reveal it
 * (spec 10.2).
 */
export const shownStatusDate = ({ db, actor }: SignedInContext): SQL<Date> => {
  if (actor.role === 'Administrator') return sql<Date>`${statusDate}`.mapWith(statusDate);
  const firstStep = db
    .select({ date: min(step.createdOn) })
    .from(step)
    .where(and(eq(step.applicationId, applications.id), inArray(step.statusId, shownAsProcessing)));
  const isProcessing = inArray(statusId, shownAsProcessing);
  return sql<Date>`case when ${isProcessing} then coalesce((${firstStep}), ${statusDate}) else ${statusDate} end`.mapWith(
    statusDate,
  );
};
