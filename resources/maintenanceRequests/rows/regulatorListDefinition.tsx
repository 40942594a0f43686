import type { ApplicationRow } from '../../../contract/entities/application';
import { searchFields, statusField } from '../../../src/blocks/applicationSearch/searchFields';
import { defineList } from '../../../src/kit/search/ListDefinition';
import { selectionColumn } from '../../../src/kit/selection/selectionColumn';
import { ProcessingTools } from '../processing/ProcessingTools';
import { DetailLink } from './DetailLink';
import { isSubmitted } from './isSubmitted';
import { maintenanceColumns } from './maintenanceColumns';
import { maintenanceList } from './maintenanceList';

/** Filters and columns of the regulator's side (spec 2.7). */
export const regulatorListDefinition = defineList<ApplicationRow>({
  ...maintenanceList,
  search: [
    searchFields.fiscalNumber,
    searchFields.isStudent,
    searchFields.studentFiscalNumber,
    searchFields.beginDate,
    searchFields.endDate,
    searchFields.provider,
    statusField('backofficeApplicationStatuses'),
  ],
  columns: [
    ...maintenanceColumns,
    { source: 'actions', kind: 'custom', render: (row) => <DetailLink row={row} listPath="/applications" /> },
  ],
  TableTools: ProcessingTools,
});

/** The same, for those who may select what is processed (spec 6). */
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
