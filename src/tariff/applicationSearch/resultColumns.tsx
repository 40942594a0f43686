import type { ReactNode } from 'react';
import type { ApplicationRow } from '../../../contract/entities/application';
import type { Column } from '../../kit/table/Column';
import { StatusChip } from '../applicationStatus/StatusChip';
import { RecheckMark } from './RecheckMark';

const statusOf = (row: ApplicationRow) => (
  <StatusChip statusId={row.applicationStatusId} description={row.applicationStatusDescription} />
);

/** The columns of both application lists, in order (spec 2.5 and 2.6); a list may render the status itself. */
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
