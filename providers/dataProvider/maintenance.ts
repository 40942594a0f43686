import { HttpError, type Identifier } from 'ra-core';
import {
  countForProcessing,
  countUncommunicatedApplications,
  downloadMaintenanceTemplate,
  getProcessedRequests,
  haveAnyRequestsBeenProcessed,
  processMaintenanceRequests,
} from '../../contract/calls/annualMaintenance';
import {
  deleteMaintenanceRequest,
  getMaintenanceRequestIdsForProcessing,
  searchMaintenanceRequests,
  updateMaintenanceRequest,
} from '../../contract/calls/maintenanceRequest';
import { countUncommunicatedByProvider, getUncommunicated } from '../../contract/calls/yearlyList';
import type {
  ProcessedRequest,
  ProcessingCount,
  ProcessingResult,
} from '../../contract/entities/annualMaintenance';
import type { RequestFormValues } from '../../contract/entities/request';
import { awaitsApproval } from '../../contract/rules/awaitsApproval';
import { type CallOptions, callApi, callCancellable, callDownload } from '../http/callApi';
import { loadApplication, loadRequestForm, readApplicationRow } from './applications';
import { encodeSearch } from './encodeSearch';
import type { Adapters } from './ResourceAdapter';
import { foundPage, submittedId, wholeList } from './responses';

/** The status of what waits for a second person. */
const held = 202;

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
      const { encodeResubmission } = await loadRequestForm();
      const values = encodeResubmission({ ...data, applicationId: Number(id) });
      return { data: { id: submittedId(await callCancellable(updateMaintenanceRequest, values, meta)) } };
    },
    delete: async ({ id }) => {
      const isDeleted = await callApi(deleteMaintenanceRequest, { applicationId: id });
      if (!isDeleted) throw new HttpError('', okStatus, isDeleted);
      return { data: { id } };
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
