import { CanAccess, useDataProvider, useTranslate } from 'ra-core';
import { lisbonDate } from '../../contract/rules/lisbonDay';
import type { AppDataProvider } from '../../providers/dataProvider/createDataProvider';
import { useAction } from '../../src/kit/actions/useAction';
import { saveBlob } from '../../src/kit/detail/DownloadButton';
import { Button } from '../../src/ui/buttons/Button';

/** Downloads the anonymised export of every request, named with the day (spec 2.6). */
export const AnonymizedExportButton = () => {
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
