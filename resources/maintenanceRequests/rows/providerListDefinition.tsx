import type { CallInput } from '../../../contract/calls/defineCall';
import type { searchMaintenanceRequests } from '../../../contract/calls/maintenanceRequest';
import type { ApplicationRow } from '../../../contract/entities/application';
import { defineList } from '../../../src/kit/search/ListDefinition';
import { searchFields, statusField } from '../../../src/tariff/applicationSearch/searchFields';
import { ExportTool } from './ExportTool';
import { maintenanceFileField, maintenanceList } from './maintenanceList';
import { maintenanceListColumns } from './maintenanceListColumns';
import { ProviderRowActions } from './ProviderRowActions';

type MaintenanceSearch = CallInput<typeof searchMaintenanceRequests>;

/** The filters and columns of the provider's side (spec 2.7). */
export const providerListDefinition = defineList<ApplicationRow, MaintenanceSearch>({
  ...maintenanceList,
  nothingYet: 'maintenance.nothingYet',
  search: [
    searchFields.fiscalNumber,
    searchFields.isStudent,
    searchFields.studentFiscalNumber,
    statusField('applicationStatuses'),
    maintenanceFileField,
  ],
  columns: [
    ...maintenanceListColumns,
    { source: 'actions', kind: 'custom', cell: (row) => <ProviderRowActions row={row} /> },
  ],
  TableTools: ExportTool,
});
