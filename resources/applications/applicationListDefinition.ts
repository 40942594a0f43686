import type { ApplicationRow } from '../../contract/entities/application';
import { detailOf } from '../../src/blocks/applicationSearch/detailOf';
import { resultColumns } from '../../src/blocks/applicationSearch/resultColumns';
import { searchFields, statusField } from '../../src/blocks/applicationSearch/searchFields';
import { defineList } from '../../src/kit/search/ListDefinition';
import { statusWithDeadline } from './statusWithDeadline';

const path = '/applicationManagement';

/** Filters and columns of the provider side, in the order of spec 2.5. */
export const applicationListDefinition = defineList<ApplicationRow>({
  path,
  title: 'resources.applications.list.title',
  tableTitle: 'applicationSearch.tableTitle',
  searchAction: 'search',
  search: [
    searchFields.id,
    searchFields.fiscalNumber,
    searchFields.beginDate,
    searchFields.endDate,
    searchFields.providerEmail,
    searchFields.createdBy,
    searchFields.postCode,
    searchFields.studentFiscalNumber,
    statusField('applicationStatuses'),
    searchFields.activationDelayed,
  ],
  columns: resultColumns(statusWithDeadline),
  rowLink: { label: 'kit.table.detail', action: 'search', to: detailOf(path) },
});
