import { downloadMaintenanceTemplate } from '../../../contract/calls/annualMaintenance';
import { downloadFile } from '../../http/downloadFile';
import type { ResourceAdapter } from '../resourceAdapter';

/** The workbook in which providers hand in their yearly lists (spec 2.7). */
export const maintenanceTemplate = {
  download: () => downloadFile(downloadMaintenanceTemplate, {}),
} satisfies ResourceAdapter;
