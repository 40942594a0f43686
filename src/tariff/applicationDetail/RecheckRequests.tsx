import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import type { RecheckRequestRow } from '../../../contract/entities/recheckRequest';
import { detailPath } from '../../../contract/rules/detailPath';
import { DetailTable, type LoadedList } from '../../kit/detail/DetailTable';
import type { Field } from '../../kit/fields/Field';
import { placeIn, placeState } from '../../kit/prevNext/listPlace';
import { StatusChip } from '../applicationStatus/StatusChip';
import { rechecksOf } from './useRechecks';

interface RecheckRequestsProps {
  listPath: string;
  /** The application that was rechecked. */
  applicationId: number;
  list: LoadedList<RecheckRequestRow>;
}

const columns: readonly Field<RecheckRequestRow>[] = [
  { source: 'recheckApplicationId', label: 'applicationDetail.rechecks.original', kind: 'digits' },
  { source: 'id', label: 'applicationDetail.rechecks.recheck', kind: 'digits' },
  {
    source: 'applicationStatusDescription',
    label: 'applicationDetail.rechecks.status',
    kind: 'custom',
    cell: ({ applicationStatusId, applicationStatusDescription }) => (
      <StatusChip statusId={applicationStatusId} description={applicationStatusDescription} />
    ),
  },
  { source: 'applicationStatusDate', label: 'applicationDetail.rechecks.statusDate', kind: 'moment' },
  { source: 'createdOn', label: 'applicationDetail.rechecks.createdOn', kind: 'moment' },
  { source: 'providerEmail', label: 'applicationDetail.rechecks.formEmail' },
];

/** The rechecks of an application (spec 2.8). */
export const RecheckRequests = ({ listPath, applicationId, list }: RecheckRequestsProps) => {
  const translate = useTranslate();
  const { state } = useLocation();
  const { filter, sort, pagination } = rechecksOf(applicationId);
  const placeOf = (index: number) =>
    placeState({
      resource: 'recheckRequests',
      filter,
      sort,
      perPage: pagination.perPage,
      index,
      within: placeIn(state),
    });
  return (
    <DetailTable
      title={translate('applicationDetail.card.rechecks')}
      list={list}
      columns={columns}
      rowLink={{ label: 'kit.table.detail', to: (row) => detailPath(listPath, row), state: placeOf }}
      empty={translate('applicationDetail.rechecks.none')}
    />
  );
};
