import { useCanAccess } from 'ra-core';
import type { searchApplications } from '../../contract/calls/application';
import type { CallInput } from '../../contract/calls/defineCall';
import type { ApplicationRow } from '../../contract/entities/application';
import { paths } from '../../contract/paths';
import { detailLists, detailPath } from '../../contract/rules/detailPath';
import { useCapability } from '../../src/kit/access/useCapability';
import { Slot } from '../../src/kit/layout/Slot';
import { listScreen } from '../../src/kit/search/List';
import { defineList } from '../../src/kit/search/ListDefinition';
import type { messages } from '../../src/tariff/applicationSearch/messages';
import {
  queuesCapability,
  queuesFor,
  resultColumns,
  statusOf,
} from '../../src/tariff/applicationSearch/resultColumns';
import { searchFields, statusField } from '../../src/tariff/applicationSearch/searchFields';
import { DeadlineNote } from '../../src/tariff/applicationStatus/DeadlineNote';

/** Whoever may report an activation sees the requests that wait for it on a screen of their own. */
const usePaths = (): Readonly<Record<string, string>> => {
  const isOffered = useCapability('get-to-activate');
  const { canAccess } = useCanAccess({ resource: 'applications', action: 'update' });
  return isOffered && canAccess ? { toActivate: paths.toActivate } : {};
};

const path = detailLists.provider;

/** Renders the status of a row, with the days left to activate. */
const statusWithDeadline = (row: ApplicationRow) =>
  statusOf(
    row,
    <DeadlineNote
      statusId={row.applicationStatusId}
      // Rows carry no notification date: the notification is sent as the request becomes Eligible.
      notifiedOn={row.applicationStatusDate}
      isOwnRequest={!row.recheckApplicationId && !row.isAnnualMaintenance}
    />,
  );

/** The filters and columns of the provider's side, in the order of spec 2.5. */
const applicationListDefinition = defineList<
  ApplicationRow,
  CallInput<typeof searchApplications>,
  typeof messages
>({
  path,
  title: 'resources.applications.list.title',
  tableTitle: 'applicationSearch.tableTitle',
  searchAction: 'search',
  PageActions: () => <Slot name="providerPage" props={{ place: 'menu' }} />,
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
  queues: { ...queuesFor('provider'), usePaths },
  rowLink: { label: 'kit.table.detail', action: 'search', to: (row) => detailPath(path, row) },
});

/** The provider side's requests (spec 2.5). */
export const ApplicationList = listScreen(applicationListDefinition);
