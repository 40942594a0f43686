import type { ApplicationRow } from '../../../contract/entities/application';
import type { Column } from '../../../src/kit/table/Column';
import { StatusChip } from '../../../src/tariff/applicationStatus/StatusChip';

/** The columns of both sides, before their actions (spec 2.7). */
export const maintenanceListColumns: readonly Column<ApplicationRow>[] = [
  { source: 'fiscalNumber', kind: 'code' },
  { source: 'studentFiscalNumber', kind: 'code' },
  { source: 'createdOn', kind: 'moment' },
  {
    source: 'recheckApplicationStatusDescription',
    kind: 'custom',
    render: ({ recheckApplicationStatusId, recheckApplicationStatusDescription }) => (
      <StatusChip statusId={recheckApplicationStatusId} description={recheckApplicationStatusDescription} />
    ),
  },
  {
    source: 'applicationStatusDescription',
    kind: 'custom',
    render: ({ applicationStatusId, applicationStatusDescription }) => (
      <StatusChip statusId={applicationStatusId} description={applicationStatusDescription} />
    ),
  },
];
