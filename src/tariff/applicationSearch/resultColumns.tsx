import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ApplicationRow } from '../../../contract/entities/application';
import { lisbonDaysBetween } from '../../../contract/rules/activation';
import type { listedFields } from '../../../contract/rules/requestFields';
import { queuesOfSide } from '../../../contract/rules/requestQueues';
import type { Field } from '../../kit/fields/Field';
import type { ListQueues } from '../../kit/search/ListDefinition';
import { Icon } from '../../ui/icons/Icon';
import { StatusChip } from '../applicationStatus/StatusChip';
import type { messages } from './messages';

const statusOf = (row: ApplicationRow) => (
  <StatusChip statusId={row.applicationStatusId} description={row.applicationStatusDescription} />
);

/** Returns the columns of both application lists, in order (spec 2.5 and 2.6); a list may render the status itself. */
export const resultColumns = (
  renderStatus: (row: ApplicationRow) => ReactNode = statusOf,
): readonly Field<ApplicationRow, typeof messages>[] => [
  {
    source: 'recheck',
    label: 'applicationSearch.recheck',
    kind: 'custom',
    compact: true,
    cell: (row) => <RecheckMark row={row} />,
  },
  ...Object.values(requestColumns),
  { source: 'applicationStatusDescription', kind: 'custom', cell: renderStatus, sortable: true },
  { source: 'applicationStatusDate', kind: 'moment' },
  { source: 'createdOn', kind: 'moment', sortable: true },
];

/** The columns of what a request says, in order. */
const requestColumns = {
  fiscalNumber: { source: 'fiscalNumber', kind: 'digits' },
  fullName: { source: 'fullName' },
  isStudent: { source: 'isStudent', label: 'applicationSearch.isStudent', kind: 'yesNo' },
  studentFiscalNumber: { source: 'studentFiscalNumber', kind: 'digits' },
} as const satisfies {
  [Name in (typeof listedFields)[number]]: Field<ApplicationRow, typeof messages> & { source: Name };
};

/** An icon on a row that is a recheck, a maintenance request, or a request with a recheck (spec 2.5 and 2.6). */
const RecheckMark = ({ row }: { row: ApplicationRow }) => {
  const translate = useTranslate();
  const mark = markOf(row);
  return mark && <Icon name={mark.icon} title={translate(mark.title)} className="recheck-mark" />;
};

const markOf = ({ isAnnualMaintenance, recheckApplicationId, hasRecheck }: ApplicationRow) => {
  if (isAnnualMaintenance) return marks.maintenance;
  if (recheckApplicationId) return marks.recheck;
  return hasRecheck ? marks.rechecked : undefined;
};

const marks = {
  maintenance: { icon: 'eventRepeat', title: 'applicationSearch.isMaintenance' },
  recheck: { icon: 'replay', title: 'applicationSearch.isRecheck' },
  rechecked: { icon: 'history', title: 'applicationSearch.hasRecheck' },
} as const;

/** Our own call that counts the queues; a back end that offers it can also search and sort by them. */
export const queuesCapability = 'get-queue-counts';

/** Returns the queues of one side, with the days that each request has been in its status. */
export const queuesFor = (side: keyof typeof queuesOfSide): ListQueues<ApplicationRow> => ({
  names: queuesOfSide[side],
  capability: queuesCapability,
  counts: 'queueCounts',
  texts: 'applicationSearch.queues',
  note: ({ byTomorrow }) =>
    byTomorrow ? ['applicationSearch.byTomorrow', { smart_count: byTomorrow }] : undefined,
  column: {
    source: 'waitingDays',
    label: 'applicationSearch.waitingDays',
    kind: 'custom',
    isFigure: true,
    sortable: true,
    cell: (row) => lisbonDaysBetween(new Date(row.applicationStatusDate), new Date()),
  },
  sort: ['waitingDays', 'DESC'],
});
