import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CanAccess, useDataProvider, useListContext, useTranslate } from 'ra-core';
import type { MaintenanceExportRecord } from '../../../providers/dataProvider/maintenanceRecords';
import { useAction } from '../../../src/kit/actions/useAction';
import { saveBlob } from '../../../src/kit/detail/saveBlob';

/** 'Exportar', for those who may. */
export const ExportTool = () => (
  <CanAccess action="export">
    <ExportButton />
  </CanAccess>
);

/** Saves the requests that the search finds, of all pages, as a workbook. */
const ExportButton = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { filterValues } = useListContext();
  const { start, isRunning } = useAction({
    run: async () => {
      const { data } = await dataProvider.create<MaintenanceExportRecord>('maintenanceExports', {
        data: { filter: filterValues },
      });
      saveBlob(data.content, data.name);
    },
    failureMessage: 'maintenance.export.failure',
  });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<DownloadIcon />}
        loading={isRunning}
        loadingPosition="start"
        onClick={() => start(undefined)}
      >
        {translate('maintenance.export.label')}
      </Button>
    </Box>
  );
};
