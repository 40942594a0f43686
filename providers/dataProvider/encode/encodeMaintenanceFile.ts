import type { MaintenanceFileUpload } from '../../../contract/entities/annualMaintenance';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import { workbookMediaType } from '../../../contract/workbook/workbookMediaType';
import { readAsDataUrl } from './readAsDataUrl';

/** The body of register-requests-from-file; the browser's guess of the media type does not matter (spec 7). */
export const encodeMaintenanceFile = async (file: File): Promise<MaintenanceFileUpload> => {
  const dataUrl = await readAsDataUrl(file, maintenanceMessages.fileFormat);
  const content = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return {
    MaintenanceFile: {
      filename: file.name,
      sanitizeName: false,
      file: `data:${workbookMediaType};base64,${content}`,
    },
  };
};
