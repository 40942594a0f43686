import { type SQL, sql } from 'drizzle-orm';
import type { searchBackofficeApplications } from '../../../../contract/calls/application';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { applications } from '../../../db/schema/applications';
import { searchedDay, startOfDay, startOfDayAfter } from './searchedDay';

const { eligible, nonEligible } = applicationStatus;
const statusOf = { eligible, nonEligible } as const;
const authorOf = { services: sql`author_id is null`, people: sql`author_id is not null` } as const;

type DecisionFilters = Pick<
  Partial<CheckedInput<typeof searchBackofficeApplications>>,
  'decision' | 'decidedBy' | 'decisionBeginDate' | 'decisionEndDate'
>;

/**
 * Whether an application was decided as a search by decisions asks for; undefined where it does not. An application is decided
 * once at most. The decisions of those days are found first, by an index that has them whole; the array keeps the database
 * from looking through the applications for them, however many it expects.
 */
export const decidedDuring = ({
  decision,
  decidedBy,
  decisionBeginDate,
  decisionEndDate,
}: DecisionFilters): SQL | undefined => {
  if (!decisionBeginDate || !decisionEndDate) return undefined;
  const from = startOfDay(searchedDay(decisionBeginDate)).toISOString();
  const until = startOfDayAfter(searchedDay(decisionEndDate)).toISOString();
  // The index has these statuses alone, which the database must be able to tell.
  return sql`${applications.id} = any(array(
    select application_id from application_history
    where status_id in (${sql.raw(`${eligible}, ${nonEligible}`)})
      and created_on >= ${from}::timestamptz and created_on < ${until}::timestamptz
      ${decision ? sql`and status_id = ${statusOf[decision]}::int` : sql``}
      ${decidedBy ? sql`and ${authorOf[decidedBy]}` : sql``}))`;
};
