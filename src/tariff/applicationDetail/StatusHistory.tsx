import { useTranslate } from 'ra-core';
import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';
import { DetailTable, type LoadedList } from '../../kit/detail/DetailTable';
import type { Field } from '../../kit/fields/Field';
import { StatusChip } from '../applicationStatus/StatusChip';
import type { Listed } from './onePage';
import { reasonOf } from './reasonOf';

const columns: readonly Field<Listed<ApplicationHistoryEntry>>[] = [
  {
    source: 'applicationStatus',
    label: 'applicationDetail.history.status',
    kind: 'custom',
    cell: ({ applicationStatusId, applicationStatus }) => (
      <StatusChip statusId={applicationStatusId} description={applicationStatus.description} />
    ),
  },
  { source: 'createdOn', label: 'applicationDetail.history.statusDate', kind: 'moment' },
  { source: 'reason', label: 'applicationDetail.history.reason', kind: 'custom', cell: reasonOf },
];

interface StatusHistoryProps {
  list: LoadedList<Listed<ApplicationHistoryEntry>>;
}

/** Every status that the application has had (spec 2.8). */
export const StatusHistory = ({ list }: StatusHistoryProps) => {
  const translate = useTranslate();
  return (
    <DetailTable
      title={translate('applicationDetail.card.history')}
      list={list}
      columns={columns}
      empty={translate('applicationDetail.history.none')}
    />
  );
};
