import { type ReactNode, Suspense } from 'react';
import type { ApplicationRow } from '../../../contract/entities/application';
import { lisbonDaysBetween } from '../../../contract/rules/activation';
import type { listedFields } from '../../../contract/rules/requestFields';
import { queuesOfSide } from '../../../contract/rules/requestQueues';
import type { Field } from '../../kit/fields/Field';
import { Slot } from '../../kit/layout/Slot';
import type { ListQueues } from '../../kit/search/ListDefinition';
import { Icon } from '../../ui/icons/Icon';
import { loadable } from '../../ui/loading/loadable';
import { StatusChip } from '../applicationStatus/StatusChip';
import type { messages } from './messages';

declare module '../../kit/layout/Slot' {
  interface Slots {
    /** Beside the queues of a list of requests, in its context. */
    besideQueues: object;
  }
}

// Few rows have it.
const ElementsNote = loadable(async () => (await import('../elements/ElementsNote')).ElementsNote);

/** Renders the status of a row, `note`, and what was asked of its provider. */
export const statusOf = (row: ApplicationRow, note?: ReactNode) => {
  const chip = (
    <StatusChip statusId={row.applicationStatusId} description={row.applicationStatusDescription} />
  );
  if (!row.elements && !note) return chip;
  return (
    <div className="status-lines">
      {chip}
      {note}
      {row.elements && (
        <Suspense>
          <ElementsNote {...row.elements} />
        </Suspense>
      )}
    </div>
  );
};

/** Returns the columns of both application lists, in order (spec 2.5 and 2.6); a list may render the status itself. */
export const resultColumns = (
  renderStatus: (row: ApplicationRow) => ReactNode = (row) => statusOf(row),
): readonly Field<ApplicationRow, typeof messages>[] => [
  {
    source: 'recheck',
    label: 'applicationSearch.recheck',
    kind: 'custom',
    compact: true,
    cell: recheckMark,
  },
  ...Object.values(requestColumns),
  {
    source: 'applicationStatusDescription',
    kind: 'custom',
    cell: renderStatus,
    sortable: true,
    inCard: 'beside',
  },
  { source: 'applicationStatusDate', kind: 'moment' },
  { source: 'createdOn', kind: 'moment', sortable: true },
];

/** The columns of what a request says, in order. */
const requestColumns = {
  fiscalNumber: { source: 'fiscalNumber', kind: 'digits' },
  fullName: {
    source: 'fullName',
    inCard: 'title',
    cell: ({ id, fullName }, translate) => (
      <>
        {fullName} <small>{translate('applicationSearch.number', { id })}</small>
      </>
    ),
  },
  isStudent: { source: 'isStudent', label: 'applicationSearch.isStudent', kind: 'yesNo' },
  studentFiscalNumber: { source: 'studentFiscalNumber', kind: 'digits' },
} as const satisfies {
  [Name in (typeof listedFields)[number]]: Field<ApplicationRow, typeof messages> & { source: Name };
};

/** Returns an icon for a row that is a recheck, a maintenance request, or a request with a recheck (spec 2.5 and 2.6). */
const recheckMark = (row: ApplicationRow, translate: Translate) => {
  const mark = markOf(row);
  return mark && <Icon name={mark.icon} title={translate(mark.title)} className="recheck-mark" />;
};

type Translate = (key: string) => string;

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

const QueueMarks = loadable(() => import('./QueueMarks').then((part) => part.QueueMarks));

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
    cell: (row) => (
      <>
        {side === 'regulator' && (
          <Suspense>
            <QueueMarks {...row} />
          </Suspense>
        )}
        {lisbonDaysBetween(new Date(row.applicationStatusDate), new Date())}
      </>
    ),
  },
  sort: ['waitingDays', 'DESC'],
  Beside: () => <Slot name="besideQueues" props={{}} />,
});
