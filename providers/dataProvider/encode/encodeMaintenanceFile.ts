import type { MaintenanceFileUpload } from '../../../contract/entities/annualMaintenance';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import { workbookMediaType } from '../../../contract/workbook/workbookMediaType';
import { FileText } from '../../http/fileText';
import type { Sendable } from '../../http/sendable';

const prefix = `data:${workbookMediaType};base64,`;

/** The body of register-requests-from-file; the browser's guess of the media type does not matter (spec 7). */
export const encodeMaintenanceFile = (file: File): Sendable<MaintenanceFileUpload> => ({
  MaintenanceFile: {
    filename: file.name,
    sanitizeName: false,
    file: new FileText(file, prefix, maintenanceMessages.fileFormat),
  },
});
