import { exportAnonymizedApplications } from '../../../contract/calls/anonymizedExport';
import { downloadFile } from '../../http/downloadFile';
import type { ResourceAdapter } from '../resourceAdapter';

/** Every application without anything of a person, as one workbook (spec 2.6). */
export const anonymizedApplications = {
  download: () => downloadFile(exportAnonymizedApplications, {}),
} satisfies ResourceAdapter;
