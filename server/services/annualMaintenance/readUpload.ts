import type { MaintenanceFileUpload } from '../../../contract/entities/annualMaintenance';
import { isWorkbookName, maxMaintenanceFileBytes } from '../../../contract/rules/maintenanceLimits';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import type { LineProblem } from '../../../workbook/checkLines';
import type { MaintenanceSheet } from '../../../workbook/readMaintenanceSheet';
import { Refusal } from '../../lib/refusal';
import type { SentFiles } from '../workers/inspectFiles';
import { decodeBase64 } from '../workers/tasks/base64';
import { TookTooMuch, type Workers } from '../workers/workers';

/**
 * Reads a maintenance file (spec 5, "Maintenance upload").
 * @throws {Refusal} `badRequest` for what is no such file, is over a limit or costs too much to read
 */
export const readUpload = async (
  workers: Workers,
  content: Uint8Array<ArrayBuffer> | undefined,
): Promise<MaintenanceSheet> => {
  if (!content) throw new Refusal('badRequest', maintenanceMessages.fileFormat);
  if (content.length > maxMaintenanceFileBytes)
    throw new Refusal('badRequest', maintenanceMessages.tooLarge.file);
  const read = await inTime(workers.run('readMaintenanceFile', { content: content.slice() }));
  if ('refusal' in read) throw new Refusal('badRequest', read.refusal, undefined, undefined, read.details);
  return read;
};

/**
 * Returns a maintenance file with these problems marked.
 * @throws {Refusal} `badRequest` where that costs too much
 */
export const markUpload = async (
  workers: Workers,
  file: { content: Uint8Array<ArrayBuffer>; problems: readonly LineProblem[]; width: number },
): Promise<Uint8Array> => (await inTime(workers.run('markMaintenanceFile', file))).content;

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (failure) {
    if (failure instanceof TookTooMuch) throw new Refusal('badRequest', maintenanceMessages.fileTooCostly);
    throw failure;
  }
};

/** Browsers differ in the media type that they give a workbook. */
const dataUrl = /^data:[\w.+-]*(?:\/[\w.+-]*)?;base64,/;
const maxPrefixLength = 200;

/** Decodes a file so small that it arrived inline, as text in the payload. */
const decode = (file: string): Uint8Array<ArrayBuffer> | undefined => {
  const prefix = dataUrl.exec(file.slice(0, maxPrefixLength))?.[0];
  return prefix === undefined ? undefined : decodeBase64(file.slice(prefix.length));
};

/** Returns the content of an uploaded maintenance file; undefined if its name or form rules it out. */
export const bytesOfUpload = (
  { filename, file }: MaintenanceFileUpload['MaintenanceFile'],
  sentFiles: SentFiles,
): Uint8Array<ArrayBuffer> | undefined => {
  if (!isWorkbookName(filename)) return undefined;
  return sentFiles.has(file) ? sentFiles.get(file)?.content : decode(file);
};
