import { getInactivationReasons } from '../../../contract/calls/applicationAction';
import { callApi } from '../../http/callApi';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';

/** Why a tariff ended, as a pick list (spec 3, Reason). */
export const inactivationReasons = {
  getList: async (params) => wholeList(await callApi(getInactivationReasons, {}, params)),
} satisfies ResourceAdapter;
