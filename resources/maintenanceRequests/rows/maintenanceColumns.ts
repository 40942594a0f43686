import type { ApplicationRow } from '../../../contract/entities/application';
import type { Column } from '../../../src/kit/table/Column';

/** The columns of both sides, before their actions (spec 2.7). */
export const maintenanceColumns: readonly Column<ApplicationRow>[] = [
  { source: 'fiscalNumber', kind: 'code' },
  { source: 'studentFiscalNumber', kind: 'code' },
  { source: 'createdOn', kind: 'moment' },
  { source: 'recheckApplicationStatusDescription' },
  { source: 'applicationStatusDescription' },
];
