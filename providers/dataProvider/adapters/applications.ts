import { searchApplications, submitApplications } from '../../../contract/calls/application';
import { callApi } from '../../http/callApi';
import { encodeSubmission } from '../encode/encodeSubmission';
import { foundPage } from '../read/foundPage';
import { loadApplication } from '../read/loadApplication';
import { readApplicationRow } from '../read/readApplicationRow';
import { submittedId } from '../read/submittedId';
import type { RequestFormValues } from '../requestFormValues';
import type { ResourceAdapter } from '../resourceAdapter';
import type { Sending } from '../sending';
import { toSearch } from '../toSearch';

/** The provider side's requests (spec 2.3, 2.5 and 2.8). */
export const applications = {
  getList: async (params) => {
    const { data, total } = foundPage(await callApi(searchApplications, toSearch(params), params));
    return { data: data.map(readApplicationRow), total };
  },
  getOne: loadApplication,
  create: async ({ data, meta }: { data: RequestFormValues; meta?: Sending }) => {
    const results = await callApi(submitApplications, encodeSubmission(data), meta);
    return { data: { id: submittedId(results) } };
  },
} satisfies ResourceAdapter;
