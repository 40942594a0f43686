import { getApplicationHistory } from '../../../contract/calls/applicationHistory';
import { callApi } from '../../http/callApi';
import { readHistoryEntry } from '../read/readHistoryEntry';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';

/** The statuses that an application had, newest first (spec 2.8). Entries have no id of their own: their place is it. */
export const applicationHistory = {
  getList: async (params) => {
    const { applicationId } = params.filter;
    const entries = await callApi(getApplicationHistory, { applicationId }, params);
    return wholeList(
      entries?.map((entry, place) => ({ ...readHistoryEntry(entry), id: `${applicationId}-${place}` })),
    );
  },
} satisfies ResourceAdapter;
