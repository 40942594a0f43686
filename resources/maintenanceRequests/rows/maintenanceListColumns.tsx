import type { ApplicationRow } from '../../../contract/entities/application';
import type { Field } from '../../../src/kit/fields/Field';
import { StatusChip } from '../../../src/tariff/applicationStatus/StatusChip';

/** The columns of both sides, before their actions (spec 2.7). */
export const maintenanceListColumns: readonly Field<ApplicationRow>[] = [
  { source: 'fiscalNumber', kind: 'digits' },
  { source: 'studentFiscalNumber', kind: 'digits' },
  { source: 'createdOn', kind: 'moment' },
  {
    source: 'recheckApplicationStatusDescription',
    kind: 'custom',
    cell: ({ recheckApplicationStatusId, recheckApplicationStatusDescription }) => (
      <StatusChip statusId={recheckApplicationStatusId} description={recheckApplicationStatusDescription} />
    ),
  },
  {
    source: 'applicationStatusDescription',
    kind: 'custom',
    cell: ({ applicationStatusId, applicationStatusDescription }) => (
      <StatusChip statusId={applicationStatusId} description={applicationStatusDescription} />
    ),
  },
];
