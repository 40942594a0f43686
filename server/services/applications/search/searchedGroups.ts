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

/** The groups that a search asks for; as figures tell it, none stands for requests without a district. */
export const groupsOf = (search: GroupFilters): CountedGroup[] => {
  const { district, postCode } = search;
  const decisions = decisionsOf(search);
  return [
    ...(district ? [{ district: district === withoutDistrict ? '' : district }] : []),
    ...(postCode && !isWholePostCode(postCode) ? [{ postCodeArea: postCode }] : []),
    ...(decisions ? [{ decisions }] : []),
  ];
};

/** Whether a search tells a whole postal code, not only the area that its first four digits are. */
export const isWholePostCode = (postCode: string): boolean => postCode.includes('-');

/** The decisions that a search asks for, of some weeks at most; undefined where it asks for none. */
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

/** Some decisions few have, and they may lie far apart in the list. */
export const isDecided = (group: CountedGroup): boolean => 'decisions' in group;

/** The first four digits have an index of their own, so that an area is found in the order of the list. */
export const groupCondition = (group: CountedGroup): SQL => {
  if ('district' in group) return eq(applications.district, group.district);
  if ('postCodeArea' in group) return eq(sql`left(${applications.postCode}, 4)`, group.postCodeArea);
  return sql`${applications.decision} = any(${sql.param(group.decisions)}::text[])`;
};
