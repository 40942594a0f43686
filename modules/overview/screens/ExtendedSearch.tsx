import { ResourceContextProvider, useTranslate } from 'ra-core';
import { Navigate } from 'react-router';
import type { searchBackofficeApplications } from '../../../contract/calls/application';
import type { CallInput } from '../../../contract/calls/defineCall';
import type { ApplicationRow } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import {
  type DecisionSearch,
  decisionDaysMessage,
  wrongDecisionDay,
} from '../../../contract/rules/decisionSearch';
import { detailLists, detailPath } from '../../../contract/rules/detailPath';
import { backofficeApplicationListDefinition } from '../../../resources/backofficeApplications/BackofficeApplicationList';
import { RequireCapability } from '../../../src/kit/access/guards';
import type { Field } from '../../../src/kit/fields/Field';
import { DateInput } from '../../../src/kit/inputs/DateInput';
import type { InputProps } from '../../../src/kit/inputs/useFieldProps';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';
import { List } from '../../../src/kit/search/List';
import type { ListDefinition } from '../../../src/kit/search/ListDefinition';
import { notBefore } from '../../../src/kit/search/notBefore';
import { PageSkeleton } from '../../../src/ui/page/PageSkeleton';
import { overviewPaths } from '../contract/overviewPaths';
import { extendedSearchTexts as texts } from './texts';

/** The regulator's list with filters for what the overview counts, in addition to its own; not in the specification. */
export const ExtendedSearch = () => (
  <RequireCapability
    name="get-overview"
    pending={<PageSkeleton />}
    otherwise={<Navigate to={paths.applications} replace />}
  >
    <ResourceContextProvider value="backofficeApplications">
      <List definition={extendedSearchDefinition} />
    </ResourceContextProvider>
  </RequireCapability>
);

const endsBeforeBegin = notBefore('decisionBeginDate');

/** The first or the last day of the decisions to search for; any filter by decisions needs both. */
const DecisionDayInput = (props: InputProps) => (
  <DateInput
    {...props}
    validate={[
      (_value: unknown, search: DecisionSearch) =>
        wrongDecisionDay(search) === props.source ? decisionDaysMessage : undefined,
      (value: unknown, search: Readonly<Record<string, unknown>>) =>
        props.source === 'decisionEndDate' ? endsBeforeBegin(value, search) : undefined,
    ]}
  />
);

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
  <ButtonLink to={overviewPaths.overview} variant="outlined">
    {useTranslate()('overview.title')}
  </ButtonLink>
);

const { queues: _, ...list } = backofficeApplicationListDefinition;

/** The regulator's list with more filters; its search is saved under its own path. */
export const extendedSearchDefinition: ListDefinition<ApplicationRow> = {
  ...list,
  path: overviewPaths.extendedSearch,
  returnPaths: [detailLists.regulator],
  title: texts.title,
  search: [...list.search, ...(countedFields as ListDefinition['search'])],
  PageActions: OverviewLink,
  rowLink: {
    label: 'kit.table.detail',
    action: 'search',
    to: (row) => detailPath(detailLists.regulator, row),
    listPath: overviewPaths.extendedSearch,
  },
};
