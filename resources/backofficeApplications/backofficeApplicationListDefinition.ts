import type { ApplicationRow } from '../../contract/entities/application';
import { detailOf } from '../../src/blocks/applicationSearch/detailOf';
import { resultColumns } from '../../src/blocks/applicationSearch/resultColumns';
import { searchFields, statusField } from '../../src/blocks/applicationSearch/searchFields';
import { defineList } from '../../src/kit/search/ListDefinition';
import { AnonymizedExportButton } from './AnonymizedExportButton';

const path = '/applications';

/** Filters and columns of the regulator's side, in the order of spec 2.6. */
export const backofficeApplicationListDefinition = defineList<ApplicationRow>({
  path,
  title: 'resources.backofficeApplications.list.title',
  tableTitle: 'applicationSearch.tableTitle',
  searchAction: 'search',
  search: [
    searchFields.id,
    searchFields.fiscalNumber,
    searchFields.beginDate,
    searchFields.endDate,
    searchFields.providerEmail,
    searchFields.createdBy,
    searchFields.provider,
    searchFields.postCode,
    searchFields.isStudent,
    searchFields.studentFiscalNumber,
    statusField('backofficeApplicationStatuses'),
    searchFields.activationDelayed,
  ],
  columns: [...resultColumns(), { source: 'providerName' }],
  PageActions: AnonymizedExportButton,
  rowLink: { label: 'kit.table.detail', action: 'search', to: detailOf(path) },
});
