import { statusName } from '../../contract/entities/statusTexts';
import type { AnonymousGroup } from '../services/export/countAlike';
import { anonymizedTexts, no, yes } from './texts';

const { withheld } = anonymizedTexts;
const yesOrNo = (value: boolean | null, none: string = withheld) =>
  value === null ? none : value ? yes : no;
const statusText = (statusId: number | null) => (statusId === null ? withheld : statusName(statusId));

/** The column headings of the anonymised export. */
export const anonymizedColumns: readonly string[] = anonymizedTexts.columns;

const presentGroup = (group: AnonymousGroup): string[] => [
  group.kind === null ? withheld : anonymizedTexts.kinds[group.kind],
  statusText(group.statusId),
  group.quarter ?? withheld,
  group.district ?? withheld,
  yesOrNo(group.isStudent),
  yesOrNo(group.hasDocuments),
  yesOrNo(group.wasActivatedLate, group.isStudent === null ? withheld : anonymizedTexts.notApplicable),
];

/** Yields one row for each application of each group. */
export function* presentAnonymized(groups: readonly AnonymousGroup[]): Generator<readonly string[]> {
  for (const group of groups) {
    const row = presentGroup(group);
    for (let written = 0; written < group.count; written += 1) yield row;
  }
}
