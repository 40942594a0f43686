import type { MaintenanceFileUpload } from '../../../contract/entities/annualMaintenance';
import { isWorkbookName, maxMaintenanceFileBytes } from '../../../contract/rules/maintenanceLimits';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import type { LineProblem } from '../../../workbook/checkLines';
import type { MaintenanceSheet } from '../../../workbook/readMaintenanceSheet';
import { Refusal } from '../../lib/refusal';
import type { UploadContext, WorkersContext } from '../context/serviceContext';
import { sentBytes } from '../workers/sentBytes';
import { TookTooMuch } from '../workers/workers';

/** A maintenance file that was read, or why it can't be. */
export type ReadUpload =
  | { readonly content: Uint8Array<ArrayBuffer>; readonly sheet: MaintenanceSheet }
  | { readonly refusal: Refusal };

/**
 * Reads a maintenance file (spec 5, "Maintenance upload"). What is no such file, is over a limit or costs too much to
 * read is a refusal, `badRequest`, for the caller to throw.
 */
export const readUpload = async (
  { workers, sentFiles }: UploadContext,
  file: MaintenanceFileUpload['MaintenanceFile'],
): Promise<ReadUpload> => {
  const content = isWorkbookName(file.filename) ? sentBytes(file.file, sentFiles) : undefined;
  if (!content) return refused(maintenanceMessages.fileFormat);
  if (content.length > maxMaintenanceFileBytes) return refused(maintenanceMessages.tooLarge.file);
  try {
    const sheet = await workers.run('readMaintenanceFile', { content: content.slice() });
    return 'refusal' in sheet ? refused(sheet.refusal, sheet.details) : { content, sheet };
  } catch (failure) {
    if (failure instanceof TookTooMuch) return refused(maintenanceMessages.fileTooCostly);
    throw failure;
  }
};

const refused = (text: string, details?: readonly string[]) => ({
  refusal: new Refusal('badRequest', text, undefined, undefined, details),
});

/**
 * Returns a maintenance file with these problems marked; `width` is how many columns have content.
 * @throws {Refusal} `badRequest` where that costs too much
 */
export const markUpload = async (
  { workers }: WorkersContext,
  file: { content: Uint8Array<ArrayBuffer>; problems: readonly LineProblem[]; width: number },
): Promise<Uint8Array> => {
  try {
    return (await workers.run('markMaintenanceFile', file)).content;
  } catch (failure) {
    if (failure instanceof TookTooMuch) throw new Refusal('badRequest', maintenanceMessages.fileTooCostly);
    throw failure;
  }
};
