import { getCancellationReasons } from '../../../contract/calls/applicationAction';
import { callApi } from '../../http/callApi';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';

/** Why a request was cancelled, as a pick list (spec 3, Reason). */
export const cancellationReasons = {
  getList: async (params) => wholeList(await callApi(getCancellationReasons, {}, params)),
} satisfies ResourceAdapter;
