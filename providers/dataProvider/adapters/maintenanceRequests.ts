import { HttpError } from 'ra-core';
import {
  deleteMaintenanceRequest,
  searchMaintenanceRequests,
} from '../../../contract/calls/maintenanceRequest';
import { callApi } from '../../http/callApi';
import { readApplicationRow } from '../read/readApplicationRow';
import type { ResourceAdapter } from '../resourceAdapter';
import { toSearch } from '../toSearch';

const okStatus = 200;

/** Annual maintenance requests (spec 2.7). */
export const maintenanceRequests = {
  getList: async (params) => {
    const { items, totalItems } = await callApi(searchMaintenanceRequests, toSearch(params), params);
    return { data: items.map(readApplicationRow), total: totalItems };
  },
  delete: async ({ id }) => {
    const isDeleted = await callApi(deleteMaintenanceRequest, { applicationId: id });
    if (!isDeleted) throw new HttpError('', okStatus, isDeleted);
    return { data: { id } };
  },
} satisfies ResourceAdapter;
