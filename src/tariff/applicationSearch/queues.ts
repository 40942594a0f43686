import type { ApplicationRow } from '../../../contract/entities/application';
import { lisbonDaysBetween } from '../../../contract/rules/activation';
import { queuesOfSide } from '../../../contract/rules/requestQueues';
import type { ListQueues } from '../../kit/search/queues';

/** The call of our own that counts the queues: a back end that has it searches by them, and sorts. */
export const queuesExtension = 'get-queue-counts';

/** What waits for the people of one side, with the days that each has been in its status. */
export const queuesFor = (side: keyof typeof queuesOfSide): ListQueues<ApplicationRow> => ({
  names: queuesOfSide[side],
  extension: queuesExtension,
  counts: 'queueCounts',
  texts: 'applicationSearch.queues',
  note: ({ byTomorrow }) =>
    byTomorrow ? ['applicationSearch.byTomorrow', { smart_count: byTomorrow }] : undefined,
  column: {
    source: 'waitingDays',
    label: 'applicationSearch.waitingDays',
    kind: 'custom',
    sortable: true,
    cell: (row) => lisbonDaysBetween(new Date(row.applicationStatusDate), new Date()),
  },
  sort: ['waitingDays', 'DESC'],
});
