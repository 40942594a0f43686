import { CanAccess, useDataProvider, useTranslate } from 'ra-core';
import type { searchBackofficeApplications } from '../../contract/calls/application';
import type { CallInput } from '../../contract/calls/defineCall';
import type { ApplicationRow } from '../../contract/entities/application';
import { detailLists, detailPath } from '../../contract/rules/detailPath';
import { lisbonDate } from '../../contract/rules/lisbonDay';
import type { AppDataProvider } from '../../providers/dataProvider/createDataProvider';
import { useAction } from '../../src/kit/actions/useAction';
import { saveBlob } from '../../src/kit/detail/DownloadButton';
import { listScreen } from '../../src/kit/search/List';
import { defineList } from '../../src/kit/search/ListDefinition';
import type { messages } from '../../src/tariff/applicationSearch/messages';
import { queuesCapability, queuesFor, resultColumns } from '../../src/tariff/applicationSearch/resultColumns';
import { searchFields, statusField } from '../../src/tariff/applicationSearch/searchFields';
import { Button } from '../../src/ui/buttons/Button';

const path = detailLists.regulator;

/** Downloads the anonymised export of every request, named with the day (spec 2.6). */
const AnonymizedExportButton = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const name = translate('resources.backofficeApplications.export.name');
  const { start, isRunning } = useAction<void>({
    run: async () => {
      const workbook = await dataProvider.exportAnonymizedApplications();
      const day = lisbonDate(new Date());
      saveBlob(workbook, translate('resources.backofficeApplications.export.file', { day }));
    },
    failureMessage: 'resources.backofficeApplications.export.failed',
  });
  return (
    <CanAccess action="export">
      <Button variant="outlined" title={name} icon="download" loading={isRunning} onClick={() => start()}>
        {name}
      </Button>
    </CanAccess>
  );
};

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

/** Every provider's requests, for administrators (spec 2.6). */
export const BackofficeApplicationList = listScreen(backofficeApplicationListDefinition);
