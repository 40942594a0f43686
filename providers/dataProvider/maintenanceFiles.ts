import { HttpError } from 'ra-core';
import { registerMaintenanceRequests } from '../../contract/calls/annualMaintenance';
import { exportMaintenanceRequests as exportCall } from '../../contract/calls/maintenanceRequest';
import { checkMaintenanceFile as checkCall } from '../../contract/calls/yearlyList';
import type { FileResult, MaintenanceFileCheck } from '../../contract/entities/annualMaintenance';
import {
  maintenanceExportTimeout,
  maintenanceFileFormat,
  workbookMediaType,
} from '../../contract/rules/maintenanceLimits';
import { type CallOptions, callApi, callCancellable } from '../http/callApi';
import { FileText } from '../http/writeBody';
import { encodeSearch } from './encodeSearch';

/** A file received inside an answer (spec 3, File result). */
export interface ReceivedFile {
  name: string;
  content: Blob;
}

/** The result for a maintenance file: accepted, or returned with its errors marked. */
export interface MaintenanceFileAnswer {
  isAccepted: boolean;
  marked: ReceivedFile | undefined;
}

const okStatus = 200;

/** Uploads a maintenance file; one returned with its errors marked is an answer like any other (spec 4, Upload). */
export const uploadMaintenanceFile = async (
  file: File,
  options?: CallOptions,
): Promise<MaintenanceFileAnswer> => {
  const result = await callCancellable(registerMaintenanceRequests, uploadOf(file), options);
  return { isAccepted: result?.success === true, marked: result && receivedFile(result) };
};

/** Checks which errors uploading a file would find; nothing is registered. */
export const checkMaintenanceFile = (file: File, options: CallOptions): Promise<MaintenanceFileCheck> =>
  callApi(checkCall, uploadOf(file), options);

/** Exports the requests that a search finds as a workbook; gives up after a minute (spec 9). */
export const exportMaintenanceRequests = async (filter: Record<string, unknown>): Promise<ReceivedFile> => {
  const result = await callApi(exportCall, encodeSearch(exportCall, { filter }), {
    timeout: maintenanceExportTimeout,
  });
  const file = result?.success ? receivedFile(result) : undefined;
  if (!file) throw new HttpError('', okStatus, result);
  return file;
};

/** Encodes a file for sending; the media type that the browser guesses does not matter (spec 7). */
const uploadOf = (file: File) => ({
  MaintenanceFile: {
    filename: file.name,
    sanitizeName: false as const,
    file: new FileText(file, `data:${workbookMediaType};base64,`, maintenanceFileFormat),
  },
});

/** Returns the workbook inside an answer; undefined when there is none (spec 3, File result). */
const receivedFile = ({ resourceFile }: FileResult): ReceivedFile | undefined => {
  if (!resourceFile) return undefined;
  const bytes = Uint8Array.from(atob(resourceFile.file), (character) => character.charCodeAt(0));
  return { name: resourceFile.name, content: new Blob([bytes], { type: workbookMediaType }) };
};
