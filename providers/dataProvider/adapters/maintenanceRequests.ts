import { HttpError, type Identifier } from 'ra-core';
import {
  deleteMaintenanceRequest,
  searchMaintenanceRequests,
  updateMaintenanceRequest,
} from '../../../contract/calls/maintenanceRequest';
import { callApi } from '../../http/callApi';
import { encodeResubmission } from '../encode/encodeResubmission';
import { readApplicationRow } from '../read/readApplicationRow';
import { submittedId } from '../read/submittedId';
import type { RequestFormValues } from '../requestFormValues';
import type { ResourceAdapter } from '../resourceAdapter';
import type { Sending } from '../sending';
import { toSearch } from '../toSearch';

const okStatus = 200;

/** Annual maintenance requests (spec 2.7 and 2.9). */
export const maintenanceRequests = {
  getList: async (params) => {
    const { items, totalItems } = await callApi(searchMaintenanceRequests, toSearch(params), params);
    return { data: items.map(readApplicationRow), total: totalItems };
  },
  update: async ({ id, data, meta }: { id: Identifier; data: RequestFormValues; meta?: Sending }) => {
    const values = encodeResubmission({ ...data, applicationId: Number(id) });
    return { data: { id: submittedId(await callApi(updateMaintenanceRequest, values, meta)) } };
  },
  delete: async ({ id }) => {
    const isDeleted = await callApi(deleteMaintenanceRequest, { applicationId: id });
    if (!isDeleted) throw new HttpError('', okStatus, isDeleted);
    return { data: { id } };
  },
} satisfies ResourceAdapter;
