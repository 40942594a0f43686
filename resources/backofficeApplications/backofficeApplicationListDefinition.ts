import type { searchBackofficeApplications } from '../../contract/calls/application';
import type { CallInput } from '../../contract/calls/defineCall';
import type { ApplicationRow } from '../../contract/entities/application';
import { detailLists, detailPath } from '../../contract/rules/detailPath';
import { defineList } from '../../src/kit/search/ListDefinition';
import type { messages } from '../../src/tariff/applicationSearch/messages';
import { queuesCapability, queuesFor } from '../../src/tariff/applicationSearch/queues';
import { resultColumns } from '../../src/tariff/applicationSearch/resultColumns';
import { searchFields, statusField } from '../../src/tariff/applicationSearch/searchFields';
import { AnonymizedExportButton } from './AnonymizedExportButton';

const path = detailLists.regulator;

/** The filters and columns of the regulator's side, in the order of spec 2.6. */
export const backofficeApplicationListDefinition = defineList<
  ApplicationRow,
  CallInput<typeof searchBackofficeApplications>,
  typeof messages
>({
  path,
  title: 'resources.backofficeApplications.list.title',
  tableTitle: 'applicationSearch.tableTitle',
  searchAction: 'search',
  unknownNumber: 'applicationDetail.failure.unknown',
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
  defaultSort: ['createdOn', 'DESC'],
  sortCapability: queuesCapability,
  queues: queuesFor('regulator'),
  PageActions: AnonymizedExportButton,
  rowLink: { label: 'kit.table.detail', action: 'search', to: (row) => detailPath(path, row) },
});
