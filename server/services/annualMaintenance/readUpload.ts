import type { WorkBook } from 'xlsx';
import type { MaintenanceFileUpload } from '../../../contract/entities/annualMaintenance';
import { isWorkbookName, structureProblem } from '../../../contract/rules/maintenanceFile';
import { maxMaintenanceFileBytes } from '../../../contract/rules/maintenanceLimits';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import { openWorkbook } from '../../../contract/workbook/openWorkbook';
import { type MaintenanceSheet, readMaintenanceSheet } from '../../../contract/workbook/readMaintenanceSheet';
import { UnreadableWorkbook } from '../../../contract/workbook/unreadableWorkbook';
import { decodeBase64 } from '../file/decodeBase64';
import { Refusal } from '../refusal';

/** Browsers differ in the media type that they give a workbook. */
const dataUrl = /^data:[\w.+-]*(?:\/[\w.+-]*)?;base64,/;
const maxPrefixLength = 200;

const bytesOf = (file: string): Uint8Array<ArrayBuffer> | undefined => {
  const prefix = dataUrl.exec(file.slice(0, maxPrefixLength))?.[0];
  const bytes = prefix === undefined ? undefined : decodeBase64(file.slice(prefix.length));
  return bytes && bytes.length <= maxMaintenanceFileBytes ? bytes : undefined;
};

const open = (file: string): WorkBook | undefined => {
  const bytes = bytesOf(file);
  try {
    return bytes && openWorkbook(bytes);
  } catch (failure) {
    if (failure instanceof UnreadableWorkbook) return undefined;
    throw failure;
  }
};

/** What an uploaded maintenance file says; anything that is no such file is refused with the one message (spec 5, "Maintenance upload"). */
export const readUpload = ({
  filename,
  file,
}: MaintenanceFileUpload['MaintenanceFile']): MaintenanceSheet & { workbook: WorkBook } => {
  const workbook = isWorkbookName(filename) ? open(file) : undefined;
  const sheet = workbook && readMaintenanceSheet(workbook);
  if (!sheet || structureProblem(sheet.headings, sheet.lines.length))
    throw new Refusal('badRequest', maintenanceMessages.fileFormat);
  return { ...sheet, workbook };
};
