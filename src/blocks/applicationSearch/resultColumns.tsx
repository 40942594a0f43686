import type { ReactNode } from 'react';
import type { ApplicationRow } from '../../../contract/entities/application';
import type { Column } from '../../kit/table/Column';
import { StatusChip } from '../applicationStatus/StatusChip';
import { RecheckMark } from './RecheckMark';

const statusOf = (row: ApplicationRow) => (
  <StatusChip statusId={row.applicationStatusId} description={row.applicationStatusDescription} />
);

/** The columns that both application lists show, in their order (spec 2.5 and 2.6); a list may say more about the status. */
export const resultColumns = (
  renderStatus: (row: ApplicationRow) => ReactNode = statusOf,
): readonly Column<ApplicationRow>[] => [
  {
    source: 'recheck',
    label: 'applicationSearch.recheck',
    kind: 'custom',
    compact: true,
    render: (row) => <RecheckMark row={row} />,
  },
  { source: 'fiscalNumber', kind: 'code' },
  { source: 'fullName' },
  { source: 'isStudent', label: 'applicationSearch.isStudent', kind: 'yesNo' },
  { source: 'studentFiscalNumber', kind: 'code' },
  { source: 'applicationStatusDescription', kind: 'custom', render: renderStatus },
  { source: 'applicationStatusDate', kind: 'moment' },
  { source: 'createdOn', kind: 'moment' },
];
