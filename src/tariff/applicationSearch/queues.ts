import type { ApplicationRow } from '../../../contract/entities/application';
import { lisbonDaysBetween } from '../../../contract/rules/activation';
import { queuesOfSide } from '../../../contract/rules/requestQueues';
import type { ListQueues } from '../../kit/search/ListDefinition';

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
