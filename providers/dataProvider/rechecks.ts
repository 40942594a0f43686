import { getComparisons } from '../../contract/calls/comparison';
import {
  existsRecheckInProgress,
  getRecheckRequests,
  recheckApplication,
} from '../../contract/calls/recheck';
import type { RecheckRequestRow } from '../../contract/entities/recheckRequest';
import { type CallOptions, callApi, callOnce } from '../http/callApi';
import { submittedId, wholeList } from './answers';
import type { Adapters } from './ResourceAdapter';
import { encodeResubmission, type ResubmissionValues } from './requestForm';

/** The rechecks of an application, and what one says otherwise than its original (spec 2.8 and 2.9). */
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

/** What people do with rechecks that is no list, record or save. */
export const recheckActions = {
  /** Asks for a recheck of an active application; the id is the recheck's own. */
  recheck: async (values: ResubmissionValues, options?: CallOptions): Promise<{ id: number }> => ({
    id: submittedId(await callOnce(recheckApplication, encodeResubmission(values), options)),
  }),
  /** Whether a recheck of an application is under way (spec 4 and 7). */
  isRecheckInProgress: async (applicationId: number, options?: CallOptions): Promise<boolean> =>
    (await callApi(existsRecheckInProgress, { applicationId }, options)) === true,
};

/**
 * A row of an application's recheck table with the recheck's own number as `id`, and the application's
 * as `recheckApplicationId`, whichever way round the server sent them (spec 7.4).
 */
const readRecheckRequest =
  (applicationId: number) =>
  (row: RecheckRequestRow): RecheckRequestRow => {
    const recheckId = row.id === applicationId ? row.recheckApplicationId : row.id;
    return { ...row, id: recheckId, recheckApplicationId: applicationId };
  };
