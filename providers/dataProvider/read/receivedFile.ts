import type { FileResult } from '../../../contract/entities/annualMaintenance';
import { workbookMediaType } from '../../../contract/workbook/workbookMediaType';
import type { ReceivedFile } from '../maintenanceRecords';

/** The workbook inside an answer; undefined when there is none (spec 3, File result). */
export const receivedFile = ({ resourceFile }: FileResult): ReceivedFile | undefined => {
  if (!resourceFile) return undefined;
  const bytes = Uint8Array.from(atob(resourceFile.file), (character) => character.charCodeAt(0));
  return { name: resourceFile.name, content: new Blob([bytes], { type: workbookMediaType }) };
};
