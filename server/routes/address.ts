import { searchAddresses as searchAddressesCall } from '../../contract/calls/address';
import type { Mount } from '../http/mount';
import { presentAddress } from '../presenters/presentAddress';
import { searchAddresses } from '../services/address/searchAddresses';

/** The calls of /Address (spec 7). */
export const addressRoutes = (mount: Mount): void => {
  mount.call(searchAddressesCall, async (context, input) => {
    const rows = await searchAddresses(context, input);
    return rows.map(presentAddress);
  });
};
