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
  updateMaintenancePeriod,
  updateNotificationEmail,
} from '../../contract/calls/annualMaintenance';
import {
  deleteMaintenanceRequest,
  getMaintenanceRequestIdsForProcessing,
  searchMaintenanceRequests,
  updateMaintenanceRequest,
} from '../../contract/calls/maintenanceRequest';
import { countUncommunicatedByProvider, getUncommunicated } from '../../contract/calls/yearlyList';
import type {
  NotificationEmail,
  ProcessedRequest,
  ProcessingCount,
  ProcessingResult,
} from '../../contract/entities/annualMaintenance';
import type { RequestFormValues } from '../../contract/entities/request';
import { awaitsApproval } from '../../contract/rules/awaitsApproval';
import { type CallOptions, callApi, callCancellable, callDownload } from '../http/callApi';
import { loadApplication, readApplicationRow } from './applications';
import { encodeSearch } from './encodeSearch';
import type { Adapters } from './ResourceAdapter';
import { encodeResubmission } from './requestForm';
import { foundPage, submittedId, wholeList } from './responses';

/** The status of what waits for a second person. */
const held = 202;

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
};

const orderOf = (ids: readonly number[]) => ({ maintenanceRequestIdsToProcess: [...ids] });

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
