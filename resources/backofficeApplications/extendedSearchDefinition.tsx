import { useTranslate } from 'ra-core';
import type { searchBackofficeApplications } from '../../contract/calls/application';
import type { CallInput } from '../../contract/calls/defineCall';
import type { ApplicationRow } from '../../contract/entities/application';
import { paths } from '../../contract/paths';
import { detailLists, detailPath } from '../../contract/rules/detailPath';
import type { Field } from '../../src/kit/fields/Field';
import { ButtonLink } from '../../src/kit/navigation/ButtonLink';
import type { ListDefinition } from '../../src/kit/search/ListDefinition';
import { backofficeApplicationListDefinition } from './backofficeApplicationListDefinition';
import { DecisionDayInput } from './DecisionDayInput';
import { extendedSearchTexts as texts } from './extendedSearchTexts';

const decisionDay = (source: 'decisionBeginDate' | 'decisionEndDate', other: string) => ({
  source,
  kind: 'custom' as const,
  Input: DecisionDayInput,
  linkedAs: 'date' as const,
  cell: (values: object) => String(Reflect.get(values, source)).split('-').reverse().join('-'),
  takesAlong: [other, 'decision', 'decidedBy'],
});

/** The filters that the overview's bars use, in addition to those of spec 2.6. */
const countedFields: readonly Field<CallInput<typeof searchBackofficeApplications>>[] = [
  decisionDay('decisionBeginDate', 'decisionEndDate'),
  decisionDay('decisionEndDate', 'decisionBeginDate'),
  { source: 'decision', kind: 'choice', choices: texts.decisions },
  { source: 'decidedBy', kind: 'choice', choices: texts.deciders },
  {
    source: 'district',
    kind: 'lookup',
    lookup: { resource: 'districts', text: 'name' },
    linkedAs: 'choice',
  },
  { source: 'isRecheck', kind: 'yesNo' },
  { source: 'isAnnualMaintenance', kind: 'yesNo' },
];

/** A link back to the figures that lead here. */
const OverviewLink = () => (
  <ButtonLink to={paths.overview} variant="outlined">
    {useTranslate()('overview.title')}
  </ButtonLink>
);

const { queues: _, ...list } = backofficeApplicationListDefinition;

/** The regulator's list with more filters; its search is saved under its own path. */
export const extendedSearchDefinition: ListDefinition<ApplicationRow> = {
  ...list,
  path: paths.extendedSearch,
  returnPaths: [detailLists.regulator],
  title: texts.title,
  search: [...list.search, ...(countedFields as ListDefinition['search'])],
  PageActions: OverviewLink,
  rowLink: {
    label: 'kit.table.detail',
    action: 'search',
    to: (row) => detailPath(detailLists.regulator, row),
    listPath: paths.extendedSearch,
  },
};
