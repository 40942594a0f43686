import { type RaRecord, useListController } from 'ra-core';
import { offeredPageSizes } from '../../../src/kit/pagination/Pagination';

/** Returns a list of a part of the page, a page at a time; neither the address nor the store keeps where it is. */
export const usePagedList = <Item extends RaRecord>(resource: string, filter: object) => {
  const list = useListController<Item>({
    resource,
    filter,
    perPage: offeredPageSizes[0],
    disableSyncWithLocation: true,
    storeKey: false,
    disableAuthentication: true,
  });
  const { error, isFetching = false, refetch } = list;
  return { list, query: { error, isFetching, refetch } };
};
