import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { maintenanceTemplateName } from '../../../contract/rules/maintenanceLimits';
import type { AppDataProvider } from '../../../providers/dataProvider/appDataProvider';
import { useDownload } from '../../../src/kit/detail/useDownload';

/** Saves the template under its name (spec 9). */
export const TemplateButton = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { download, isPending } = useDownload({
    filename: maintenanceTemplateName,
    fetchFile: () => dataProvider.download('maintenanceTemplate', maintenanceTemplateName),
    failureMessage: 'maintenance.upload.templateFailure',
  });
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} aria-busy={isPending} onClick={download}>
      {translate('maintenance.upload.template')}
    </Button>
  );
};
