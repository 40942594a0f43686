import { eq, type SQL, sql } from 'drizzle-orm';
import type { searchBackofficeApplications } from '../../../../contract/calls/application';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import { withoutDistrict } from '../../../../contract/rules/district';
import { applications } from '../../../db/schema/applications';
import type { CountedGroup } from '../counts/countedMatches';
import { decisionKeys } from '../counts/decisionKey';
import { searchedDay } from './searchedDay';

type GroupFilters = Pick<
  Partial<CheckedInput<typeof searchBackofficeApplications>>,
  'district' | 'postCode' | 'decision' | 'decidedBy' | 'decisionBeginDate' | 'decisionEndDate'
>;

/**
 * Returns the groups that a search filters by; as in the figures, `withoutDistrict` stands for requests
 * without a district.
 */
export const groupsOf = (search: GroupFilters): CountedGroup[] => {
  const { district, postCode } = search;
  const decisions = decisionsOf(search);
  return [
    ...(district ? [{ district: district === withoutDistrict ? '' : district }] : []),
    ...(postCode && !isWholePostCode(postCode) ? [{ postCodeArea: postCode }] : []),
    ...(decisions ? [{ decisions }] : []),
  ];
};

/** Returns whether a search has a whole postal code, not just the area of its first four digits. */
export const isWholePostCode = (postCode: string): boolean => postCode.includes('-');

/** Returns the keys of the decisions that a search filters by, of a few weeks at most; undefined if it doesn't. */
const decisionsOf = ({
  decision,
  decidedBy,
  decisionBeginDate,
  decisionEndDate,
}: GroupFilters): string[] | undefined => {
  if (!decisionBeginDate || !decisionEndDate) return undefined;
  return decisionKeys(
    [searchedDay(decisionBeginDate), searchedDay(decisionEndDate)],
    decision ? [decision] : undefined,
    decidedBy ? [decidedBy] : undefined,
  );
};

/** Returns whether a group is one of decisions, which may be rare and lie far apart in the list. */
export const isDecided = (group: CountedGroup): boolean => 'decisions' in group;

/**
 * Matches the applications of a group. The first four digits have an index of their own, so that an area is
 * found in the list's order.
 */
export const groupCondition = (group: CountedGroup): SQL => {
  if ('district' in group) return eq(applications.district, group.district);
  if ('postCodeArea' in group) return eq(sql`left(${applications.postCode}, 4)`, group.postCodeArea);
  return sql`${applications.decision} = any(${sql.param(group.decisions)}::text[])`;
};
