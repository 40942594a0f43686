import type { ApplicationRow } from '../../../contract/entities/application';
import type { Column } from '../../kit/table/Column';
import { RecheckMark } from './RecheckMark';

/** The columns that both application lists show, in their order (spec 2.5 and 2.6). */
export const resultColumns: readonly Column<ApplicationRow>[] = [
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
  { source: 'applicationStatusDescription' },
  { source: 'applicationStatusDate', kind: 'moment' },
  { source: 'createdOn', kind: 'moment' },
];
