import type { MaintenanceFileUpload } from '../../../contract/entities/annualMaintenance';
import { isWorkbookName, maxMaintenanceFileBytes } from '../../../contract/rules/maintenanceLimits';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import type { LineProblem } from '../../../workbook/checkLines';
import type { MaintenanceSheet } from '../../../workbook/readMaintenanceSheet';
import { Refusal } from '../../lib/refusal';
import type { UploadContext, WorkersContext } from '../context/serviceContext';
import type { SentFiles } from '../workers/inspectFiles';
import { decodeBase64 } from '../workers/tasks/base64';
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
  const content = bytesOf(file, sentFiles);
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

/** Browsers differ in the media type that they give a workbook. */
const dataUrl = /^data:[\w.+-]*(?:\/[\w.+-]*)?;base64,/;
const maxPrefixLength = 200;

/** Returns the bytes of a file; undefined if its name or form rules it out. A small one is text in the payload. */
const bytesOf = (
  { filename, file }: MaintenanceFileUpload['MaintenanceFile'],
  sentFiles: SentFiles,
): Uint8Array<ArrayBuffer> | undefined => {
  if (!isWorkbookName(filename)) return undefined;
  if (sentFiles.has(file)) return sentFiles.get(file)?.content;
  const prefix = dataUrl.exec(file.slice(0, maxPrefixLength))?.[0];
  return prefix === undefined ? undefined : decodeBase64(file.slice(prefix.length));
};
