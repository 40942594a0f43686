import { existsRecheckInProgress } from '../../../contract/calls/recheck';
import { callApi } from '../../http/callApi';
import type { ResourceAdapter } from '../resourceAdapter';

/** Whether a recheck of an application is under way, under the application's own id (spec 4 and 7). */
export const recheckProgress = {
  getOne: async (params) => {
    const isInProgress = await callApi(existsRecheckInProgress, { applicationId: params.id }, params);
    return { data: { id: params.id, isInProgress } };
  },
} satisfies ResourceAdapter;
