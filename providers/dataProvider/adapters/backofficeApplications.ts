import { searchBackofficeApplications } from '../../../contract/calls/application';
import { callApi } from '../../http/callApi';
import { foundPage } from '../read/foundPage';
import { loadApplication } from '../read/loadApplication';
import { readApplicationRow } from '../read/readApplicationRow';
import type { ResourceAdapter } from '../resourceAdapter';
import { toSearch } from '../toSearch';

/** The requests of every provider, for administrators (spec 2.6 and 2.8). */
export const backofficeApplications = {
  getList: async (params) => {
    const { data, total } = foundPage(await callApi(searchBackofficeApplications, toSearch(params), params));
    return { data: data.map(readApplicationRow), total };
  },
  getOne: loadApplication,
} satisfies ResourceAdapter;
