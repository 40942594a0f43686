import type { searchApplications } from '../../contract/calls/application';
import type { CallInput } from '../../contract/calls/defineCall';
import type { ApplicationRow } from '../../contract/entities/application';
import { detailLists, detailPath } from '../../contract/rules/detailPath';
import type { messages } from '../../providers/i18nProvider/messages/applications';
import { defineList } from '../../src/kit/search/ListDefinition';
import { queuesCapability, queuesFor } from '../../src/tariff/applicationSearch/queues';
import { resultColumns } from '../../src/tariff/applicationSearch/resultColumns';
import { searchFields, statusField } from '../../src/tariff/applicationSearch/searchFields';
import { DeadlineNote } from '../../src/tariff/applicationStatus/DeadlineNote';
import { StatusChip } from '../../src/tariff/applicationStatus/StatusChip';
import { ToActivateLink } from './toActivate/ToActivateLink';

const path = detailLists.provider;

/** Renders the status of a row, with the days left to activate. */
const statusWithDeadline = (row: ApplicationRow) => (
  <div className="status-lines">
    <StatusChip statusId={row.applicationStatusId} description={row.applicationStatusDescription} />
    <DeadlineNote
      statusId={row.applicationStatusId}
      // Rows carry no notification date: the notification is sent as the request becomes Eligible.
      notifiedOn={row.applicationStatusDate}
      isOwnRequest={!row.recheckApplicationId && !row.isAnnualMaintenance}
    />
  </div>
);

/** The filters and columns of the provider's side, in the order of spec 2.5. */
export const applicationListDefinition = defineList<
  ApplicationRow,
  CallInput<typeof searchApplications>,
  typeof messages
>({
  path,
  title: 'resources.applications.list.title',
  tableTitle: 'applicationSearch.tableTitle',
  searchAction: 'search',
  PageActions: ToActivateLink,
  nothingYet: 'resources.applications.list.nothingYet',
  unknownNumber: 'applicationDetail.failure.unknown',
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
  defaultSort: ['createdOn', 'DESC'],
  sortCapability: queuesCapability,
  queues: queuesFor('provider'),
  rowLink: { label: 'kit.table.detail', action: 'search', to: (row) => detailPath(path, row) },
});
