import {
  existsRecheckInProgress,
  getComparisons,
  getRecheckRequests,
  recheckApplication,
} from '../../contract/calls/recheck';
import type { RecheckRequestRow } from '../../contract/entities/recheckRequest';
import { type CallOptions, callApi, callCancellable } from '../http/callApi';
import { loadRequestForm } from './applications';
import type { Adapters } from './ResourceAdapter';
import type { ResubmissionValues } from './requestForm';
import { submittedId, wholeList } from './responses';

/** The rechecks of an application, and how a recheck differs from its original (spec 2.8 and 2.9). */
export const adapters = {
  comparisons: {
    getList: async (params) => {
      const { applicationId } = params.filter;
      const found = await callApi(getComparisons, { applicationId }, params);
      return wholeList(found?.map((one) => ({ ...one, id: one.relation })));
    },
  },
  recheckRequests: {
    getList: async (params) => {
      const { applicationId } = params.filter;
      const rows = await callApi(getRecheckRequests, { applicationId }, params);
      return wholeList(rows?.map(readRecheckRequest(Number(applicationId))));
    },
  },
} satisfies Adapters;

/** Actions on rechecks other than lists, records and saves. */
export const recheckActions = {
  /** Requests a recheck of an active application; the id returned is the recheck's own. */
  recheck: async (values: ResubmissionValues, options?: CallOptions): Promise<{ id: number }> => {
    const { encodeResubmission } = await loadRequestForm();
    return {
      id: submittedId(await callCancellable(recheckApplication, encodeResubmission(values), options)),
    };
  },
  /** Returns whether a recheck of an application is under way (spec 4 and 7). */
  isRecheckInProgress: async (applicationId: number, options?: CallOptions): Promise<boolean> =>
    (await callApi(existsRecheckInProgress, { applicationId }, options)) === true,
};

/**
 * Converts a row of an application's recheck table: `id` is the recheck's own number and
 * `recheckApplicationId` the application's, whichever way round the server sent them (spec 7.4).
 */
const readRecheckRequest =
  (applicationId: number) =>
  (row: RecheckRequestRow): RecheckRequestRow => {
    const recheckId = row.id === applicationId ? row.recheckApplicationId : row.id;
    return { ...row, id: recheckId, recheckApplicationId: applicationId };
  };
