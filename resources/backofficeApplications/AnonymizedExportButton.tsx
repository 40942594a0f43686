import { CanAccess, useDataProvider, useTranslate } from 'ra-core';
import { lisbonDate } from '../../contract/rules/lisbonDay';
import type { AppDataProvider } from '../../providers/dataProvider/appDataProvider';
import { useAction } from '../../src/kit/actions/useAction';
import { Button } from '../../src/kit/buttons/Button';
import { saveBlob } from '../../src/kit/detail/saveBlob';

/** Saves every request, without anything of a person, as a workbook named with the day (spec 2.6). */
export const AnonymizedExportButton = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const name = translate('resources.backofficeApplications.export.name');
  const { start, isRunning } = useAction<void>({
    run: async () => {
      const workbook = await dataProvider.download('anonymizedApplications', 'all');
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
