import { getActivationReasons } from '../../../contract/calls/applicationAction';
import { callApi } from '../../http/callApi';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';

/** Why an activation came late, as a pick list (spec 3, Reason). */
export const activationReasons = {
  getList: async (params) => wholeList(await callApi(getActivationReasons, {}, params)),
} satisfies ResourceAdapter;
