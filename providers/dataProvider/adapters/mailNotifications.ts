import { getMailNotifications } from '../../../contract/calls/mailNotification';
import { callApi } from '../../http/callApi';
import { wholeList } from '../read/wholeList';
import type { ResourceAdapter } from '../resourceAdapter';

/** The messages sent about an application (spec 2.8). They have no id of their own: their place is it. */
export const mailNotifications = {
  getList: async (params) => {
    const { applicationId } = params.filter;
    const mails = await callApi(getMailNotifications, { applicationId }, params);
    return wholeList(mails?.map((mail, place) => ({ ...mail, id: `${applicationId}-${place}` })));
  },
} satisfies ResourceAdapter;
