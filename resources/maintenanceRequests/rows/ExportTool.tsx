import { CanAccess, useDataProvider, useListContext, useTranslate } from 'ra-core';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useAction } from '../../../src/kit/actions/useAction';
import { saveBlob } from '../../../src/kit/detail/saveBlob';
import { Button } from '../../../src/ui/buttons/Button';
import { Row } from '../../../src/ui/layout/Stack';

/** 'Exportar', for users with the right. */
export const ExportTool = () => (
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
    <Row align="end">
      <Button
        variant="outlined"
        size="small"
        icon="download"
        loading={isRunning}
        onClick={() => start(undefined)}
      >
        {translate('maintenance.export.label')}
      </Button>
    </Row>
  );
};
