import { searchAddresses } from '../../../contract/calls/address';
import { callApi } from '../../http/callApi';
import { padAddress } from '../read/padAddress';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';

/** The addresses of a postal code (spec 2.4). */
export const addresses = {
  getList: async (params) => {
    const { cp4, cp3 } = params.filter;
    const found = await callApi(searchAddresses, { cp4, cp3 }, params);
    return wholeList(found?.map(padAddress));
  },
} satisfies ResourceAdapter;
