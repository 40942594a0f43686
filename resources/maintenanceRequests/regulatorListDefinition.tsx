import type { CallInput } from '../../contract/calls/defineCall';
import type { searchMaintenanceRequests } from '../../contract/calls/maintenanceRequest';
import type { ApplicationRow } from '../../contract/entities/application';
import { defineList } from '../../src/kit/search/ListDefinition';
import { selectionColumn } from '../../src/kit/selection/selectionColumn';
import { searchFields, statusField } from '../../src/tariff/applicationSearch/searchFields';
import {
  DetailLink,
  isSubmitted,
  maintenanceFileField,
  maintenanceList,
  maintenanceListColumns,
  progressField,
} from './maintenanceList';
import { ProcessingTools } from './processing/ProcessingTools';

type MaintenanceSearch = CallInput<typeof searchMaintenanceRequests>;

/** The filters and columns of the regulator's side (spec 2.7). */
export const regulatorListDefinition = defineList<ApplicationRow, MaintenanceSearch>({
  ...maintenanceList,
  search: [
    searchFields.fiscalNumber,
    searchFields.isStudent,
    searchFields.studentFiscalNumber,
    searchFields.beginDate,
    searchFields.endDate,
    searchFields.provider,
    statusField('backofficeApplicationStatuses'),
    maintenanceFileField,
    progressField,
  ],
  columns: [
    ...maintenanceListColumns,
    { source: 'actions', kind: 'custom', cell: (row) => <DetailLink row={row} side="regulator" /> },
  ],
  TableTools: ProcessingTools,
});

/** The regulator's list with a column that selects rows, for users who may process requests (spec 6). */
export const selectingListDefinition = defineList<ApplicationRow>({
  ...regulatorListDefinition,
  columns: [
    selectionColumn<ApplicationRow>({
      isSelectable: isSubmitted,
      nameOf: ({ fiscalNumber }) => fiscalNumber,
    }),
    ...regulatorListDefinition.columns,
  ],
});
