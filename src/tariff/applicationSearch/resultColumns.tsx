import type { ReactNode } from 'react';
import type { ApplicationRow } from '../../../contract/entities/application';
import type { messages } from '../../../providers/i18nProvider/messages/applications';
import type { Field } from '../../kit/fields/Field';
import { StatusChip } from '../applicationStatus/StatusChip';
import { RecheckMark } from './RecheckMark';

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
  { source: 'fiscalNumber', kind: 'digits' },
  { source: 'fullName' },
  { source: 'isStudent', label: 'applicationSearch.isStudent', kind: 'yesNo' },
  { source: 'studentFiscalNumber', kind: 'digits' },
  { source: 'applicationStatusDescription', kind: 'custom', cell: renderStatus, sortable: true },
  { source: 'applicationStatusDate', kind: 'moment' },
  { source: 'createdOn', kind: 'moment', sortable: true },
];
