import { HttpError, type Identifier } from 'ra-core';
import {
  countForProcessing,
  countUncommunicatedApplications,
  createNotificationEmail,
  downloadMaintenanceTemplate,
  getCurrentOrLastPeriod,
  getCurrentOrNextPeriod,
  getNotificationEmail,
  getProcessedRequests,
  haveAnyRequestsBeenProcessed,
  processMaintenanceRequests,
  registerMaintenanceRequests,
  updateMaintenancePeriod,
  updateNotificationEmail,
} from '../../contract/calls/annualMaintenance';
import {
  deleteMaintenanceRequest,
  exportMaintenanceRequests,
  getMaintenanceRequestIdsForProcessing,
  searchMaintenanceRequests,
  updateMaintenanceRequest,
} from '../../contract/calls/maintenanceRequest';
import {
  checkMaintenanceFile,
  countUncommunicatedByProvider,
  getUncommunicated,
} from '../../contract/calls/yearlyList';
import type {
  FileResult,
  MaintenanceFileCheck,
  NotificationEmail,
  ProcessedRequest,
  ProcessingCount,
  ProcessingResult,
} from '../../contract/entities/annualMaintenance';
import type { RequestFormValues } from '../../contract/entities/request';
import { awaitsApproval } from '../../contract/rules/awaitsApproval';
import {
  maintenanceExportTimeout,
  maintenanceFileFormat,
  workbookMediaType,
} from '../../contract/rules/maintenanceLimits';
import { type CallOptions, callApi, callCancellable, callDownload } from '../http/callApi';
import { FileText } from '../http/writeBody';
import { loadApplication, readApplicationRow } from './applications';
import { encodeSearch } from './encodeSearch';
import type { Adapters } from './ResourceAdapter';
import { encodeResubmission } from './requestForm';
import { foundPage, submittedId, wholeList } from './responses';

/** The status of what waits for a second person. */
const held = 202;

/** A file received inside an answer (spec 3, File result). */
export interface ReceivedFile {
  name: string;
  content: Blob;
}

/** The signed-in provider's notification e-mail, in the form of `notificationEmails`; it may not exist yet. */
export interface NotificationEmailRecord {
  id: 'own';
  /** The server's id; null while there is no e-mail. */
  emailId: number | null;
  email: string | null;
}

/** A communication period, in the form of `maintenancePeriods`. */
export interface MaintenancePeriodRecord {
  id: 'currentOrLast' | 'currentOrNext';
  /** The server's id; null while there is no such period. */
  periodId: number | null;
  beginDate: string | null;
  endDate: string | null;
}

/** The result for a maintenance file: accepted, or returned with its errors marked. */
export interface MaintenanceFileAnswer {
  isAccepted: boolean;
  marked: ReceivedFile | undefined;
}

const okStatus = 200;

/** Annual maintenance: its requests, and the yearly settings of providers and administrators (spec 2.7 and 2.9). */
export const adapters = {
  maintenanceRequests: {
    getOne: loadApplication,
    getList: async (params) => {
      const found = await callApi(
        searchMaintenanceRequests,
        encodeSearch(searchMaintenanceRequests, params),
        params,
      );
      const { data, total } = foundPage(found);
      return { data: data.map(readApplicationRow), total };
    },
    update: async ({ id, data, meta }: { id: Identifier; data: RequestFormValues; meta?: CallOptions }) => {
      const values = encodeResubmission({ ...data, applicationId: Number(id) });
      return { data: { id: submittedId(await callCancellable(updateMaintenanceRequest, values, meta)) } };
    },
    delete: async ({ id }) => {
      const isDeleted = await callApi(deleteMaintenanceRequest, { applicationId: id });
      if (!isDeleted) throw new HttpError('', okStatus, isDeleted);
      return { data: { id } };
    },
  },
  /** `currentOrLast` is read-only; `currentOrNext` is what an administrator sets. */
  maintenancePeriods: {
    getOne: async (params) =>
      params.id === 'currentOrNext'
        ? { data: periodRecord('currentOrNext', await callApi(getCurrentOrNextPeriod, {}, params)) }
        : { data: periodRecord('currentOrLast', await callApi(getCurrentOrLastPeriod, {}, params)) },
    update: async ({
      data: { periodId, beginDate, endDate },
    }: {
      id: Identifier;
      data: { periodId: number | null; beginDate: string; endDate: string };
    }) => {
      const answer = await callApi(updateMaintenancePeriod, {
        annualMaintenancePeriod: { ...(periodId !== null && { id: periodId }), beginDate, endDate },
      });
      if (!answer?.success) throw new HttpError('', okStatus, answer);
      return { data: periodRecord('currentOrNext', answer) };
    },
  },
  /** The notification e-mail of the signed-in provider; saving creates it, or changes the existing one. */
  notificationEmails: {
    getOne: async (params) => ({ data: emailRecord(await callApi(getNotificationEmail, {}, params)) }),
    update: async ({
      data: { emailId, email },
    }: {
      id: Identifier;
      data: { emailId: number | null; email: string };
    }) => {
      const answer =
        emailId === null
          ? await callApi(createNotificationEmail, { annualMaintenanceUserNotification: { email } })
          : await callApi(updateNotificationEmail, {
              annualMaintenanceUserNotification: { id: emailId, email },
            });
      if (!answer?.success) throw new HttpError('', okStatus, answer);
      return { data: { ...emailRecord(answer), email: answer.email ?? email } };
    },
  },
  /** The provider's active tariffs not reported yet (spec 2.7). */
  uncommunicatedTariffs: {
    getList: async (params) => wholeList(await callApi(getUncommunicated, {}, params)),
  },
  /** The number of active tariffs not reported yet, for each provider (spec 2.7). */
  uncommunicatedCounts: {
    getList: async (params) => {
      const counts = await callApi(countUncommunicatedByProvider, {}, params);
      return wholeList(counts?.map((count) => ({ id: count.providerId, ...count })));
    },
  },
} satisfies Adapters;

/** Actions in annual maintenance other than lists, records and saves. */
export const maintenanceActions = {
  /** Returns the ids of every processable request that a search finds, across all pages (spec 4, Process flow). */
  listProcessableIds: async (filter: Record<string, unknown>): Promise<readonly number[]> =>
    (await callApi(
      getMaintenanceRequestIdsForProcessing,
      encodeSearch(getMaintenanceRequestIdsForProcessing, { filter }),
    )) ?? [],
  /** Returns how many of these requests can be processed, by provider. */
  countForProcessing: async (ids: readonly number[], options?: CallOptions): Promise<ProcessingCount[]> =>
    (await callApi(countForProcessing, orderOf(ids), options)) ?? [],
  /**
   * Sends requests for processing; returns the result for each (spec 7.5).
   * @throws HttpError with status 202 if they wait for a second person
   */
  processRequests: async (ids: readonly number[]): Promise<ProcessingResult[]> => {
    const results = await callApi(processMaintenanceRequests, orderOf(ids));
    if (awaitsApproval(results)) throw new HttpError('', held, results);
    // An entry without an id belongs to the request at the same position.
    return (results ?? []).map((result, index) => ({ ...result, id: result.id ?? ids[index] }));
  },
  /** Returns the progress of these requests, and the status of their originals. */
  listProcessedRequests: async (ids: readonly number[], options?: CallOptions): Promise<ProcessedRequest[]> =>
    (await callApi(getProcessedRequests, orderOf(ids), options)) ?? [],
  /** Returns whether any request of this year was processed; null when the server does not say (spec 7.5). */
  isAnyRequestProcessed: async (options?: CallOptions): Promise<boolean | null> =>
    (await callApi(haveAnyRequestsBeenProcessed, {}, options)) ?? null,
  /** Returns how many tax numbers with an active tariff have not been reported yet (spec 7.5). */
  countUncommunicated: async (options?: CallOptions): Promise<number> =>
    Number((await callApi(countUncommunicatedApplications, {}, options)) ?? 0),
  /** Downloads the workbook in which providers submit their yearly lists (spec 2.7). */
  downloadMaintenanceTemplate: (): Promise<Blob> => callDownload(downloadMaintenanceTemplate, {}),
  /** Uploads a maintenance file; one returned with its errors marked is an answer like any other (spec 4, Upload). */
  uploadMaintenanceFile: async (file: File, options?: CallOptions): Promise<MaintenanceFileAnswer> => {
    const result = await callCancellable(registerMaintenanceRequests, uploadOf(file), options);
    return { isAccepted: result?.success === true, marked: result && receivedFile(result) };
  },
  /** Checks which errors uploading a file would find; nothing is registered. */
  checkMaintenanceFile: (file: File, options: CallOptions): Promise<MaintenanceFileCheck> =>
    callApi(checkMaintenanceFile, uploadOf(file), options),
  /** Exports the requests that a search finds as a workbook; gives up after a minute (spec 9). */
  exportMaintenanceRequests: async (filter: Record<string, unknown>): Promise<ReceivedFile> => {
    const result = await callApi(
      exportMaintenanceRequests,
      encodeSearch(exportMaintenanceRequests, { filter }),
      {
        timeout: maintenanceExportTimeout,
      },
    );
    const file = result?.success ? receivedFile(result) : undefined;
    if (!file) throw new HttpError('', okStatus, result);
    return file;
  },
};

const orderOf = (ids: readonly number[]) => ({ maintenanceRequestIdsToProcess: [...ids] });

/** Encodes a file for sending; the media type that the browser guesses does not matter (spec 7). */
const uploadOf = (file: File) => ({
  MaintenanceFile: {
    filename: file.name,
    sanitizeName: false as const,
    file: new FileText(file, `data:${workbookMediaType};base64,`, maintenanceFileFormat),
  },
});

interface PeriodAnswer {
  id?: number | null;
  beginDate?: string | null;
  endDate?: string | null;
}

const periodRecord = (
  id: MaintenancePeriodRecord['id'],
  answer: PeriodAnswer | null | undefined,
): MaintenancePeriodRecord => ({
  id,
  periodId: answer?.id ?? null,
  beginDate: answer?.beginDate ?? null,
  endDate: answer?.endDate ?? null,
});

const emailRecord = (answer: NotificationEmail | null | undefined): NotificationEmailRecord => ({
  id: 'own',
  emailId: answer?.id ?? null,
  email: answer?.email ?? null,
});

/** Returns the workbook inside an answer; undefined when there is none (spec 3, File result). */
const receivedFile = ({ resourceFile }: FileResult): ReceivedFile | undefined => {
  if (!resourceFile) return undefined;
  const bytes = Uint8Array.from(atob(resourceFile.file), (character) => character.charCodeAt(0));
  return { name: resourceFile.name, content: new Blob([bytes], { type: workbookMediaType }) };
};
