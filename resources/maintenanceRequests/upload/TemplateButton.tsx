import { useDataProvider, useTranslate } from 'ra-core';
import { maintenanceTemplateName } from '../../../contract/rules/maintenanceLimits';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useDownload } from '../../../src/kit/detail/useDownload';
import { Button } from '../../../src/ui/buttons/Button';

/** Saves the template under its name (spec 9). */
export const TemplateButton = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { download, isPending } = useDownload({
    filename: maintenanceTemplateName,
    fetchFile: () => dataProvider.downloadMaintenanceTemplate(),
    failureMessage: 'maintenance.upload.templateFailure',
  });
  return (
    <Button variant="outlined" icon="download" aria-busy={isPending} onClick={download}>
      {translate('maintenance.upload.template')}
    </Button>
  );
};
