import { CanAccess, useDataProvider, useListContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { CallInput } from '../../contract/calls/defineCall';
import type { searchMaintenanceRequests } from '../../contract/calls/maintenanceRequest';
import type { ApplicationRow } from '../../contract/entities/application';
import { paths } from '../../contract/paths';
import type { AppDataProvider } from '../../providers/dataProvider/createDataProvider';
import { useAction } from '../../src/kit/actions/useAction';
import { saveBlob } from '../../src/kit/detail/DownloadButton';
import { Slot } from '../../src/kit/layout/Slot';
import { ButtonLink } from '../../src/kit/navigation/ButtonLink';
import { defineList } from '../../src/kit/search/ListDefinition';
import { searchFields, statusField } from '../../src/tariff/applicationSearch/searchFields';
import { Button } from '../../src/ui/buttons/Button';
import { Row } from '../../src/ui/layout/Stack';
import { loadable } from '../../src/ui/loading/loadable';
import {
  DetailLink,
  isSubmitted,
  maintenanceFileField,
  maintenanceList,
  maintenanceListColumns,
} from './maintenanceList';
import './maintenance.css';

/** 'Exportar', for users with the right. */
const ExportTool = () => (
  <CanAccess action="export">
    <ExportButton />
  </CanAccess>
);

/** Downloads all pages of the search as a workbook. */
const ExportButton = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { filterValues } = useListContext();
  const { start, isRunning } = useAction({
    run: async () => {
      const { content, name } = await dataProvider.exportMaintenanceRequests(filterValues);
      saveBlob(content, name);
    },
    failureMessage: 'maintenance.export.failure',
  });
  return (
    <Button
      variant="outlined"
      size="small"
      icon="download"
      loading={isRunning}
      onClick={() => start(undefined)}
    >
      {translate('maintenance.export.label')}
    </Button>
  );
};

type MaintenanceSearch = CallInput<typeof searchMaintenanceRequests>;

/** The filters and columns of the provider's side (spec 2.7). */
export const providerListDefinition = defineList<ApplicationRow, MaintenanceSearch>({
  ...maintenanceList,
  nothingYet: 'maintenance.nothingYet',
  PageActions: () => (
    <>
      <Slot name="providerPage" props={{ place: 'menu' }} />
      <maintenanceList.PageActions />
    </>
  ),
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
  bulkActionButtons: ExportTool,
});

/** A provider's actions on a request: edit and delete before it is processed, view afterwards (spec 2.7). */
const ProviderRowActions = ({ row }: { row: ApplicationRow }) =>
  isSubmitted(row) ? (
    <CanAccess action="edit">
      <SubmittedRowActions row={row} />
    </CanAccess>
  ) : (
    <DetailLink row={row} side="provider" />
  );

/** 'Editar', and 'Eliminar', which asks first (spec 2.7). */
const SubmittedRowActions = ({ row }: { row: ApplicationRow }) => {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Row className="row-actions">
      <ButtonLink to={`${paths.annualMaintenance}/${row.id}/edit`} size="small" className="narrow">
        {translate('maintenance.row.edit')}
      </ButtonLink>
      <Button
        size="small"
        color="error"
        aria-haspopup="dialog"
        className="narrow"
        onClick={() => setIsAsking(true)}
      >
        {translate('maintenance.row.delete')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <DeletionDialog row={row} close={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Row>
  );
};

const DeletionDialog = loadable(async () => (await import('./deletion/DeletionDialog')).DeletionDialog);
