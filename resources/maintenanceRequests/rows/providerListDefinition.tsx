import type { ApplicationRow } from '../../../contract/entities/application';
import { searchFields, statusField } from '../../../src/blocks/applicationSearch/searchFields';
import { defineList } from '../../../src/kit/search/ListDefinition';
import { ExportTool } from './ExportTool';
import { maintenanceColumns } from './maintenanceColumns';
import { maintenanceList } from './maintenanceList';
import { ProviderRowActions } from './ProviderRowActions';

/** Filters and columns of the provider's side (spec 2.7). */
export const providerListDefinition = defineList<ApplicationRow>({
  ...maintenanceList,
  search: [
    searchFields.fiscalNumber,
    searchFields.isStudent,
    searchFields.studentFiscalNumber,
    statusField('applicationStatuses'),
  ],
  columns: [
    ...maintenanceColumns,
    { source: 'actions', kind: 'custom', render: (row) => <ProviderRowActions row={row} /> },
  ],
  TableTools: ExportTool,
});
