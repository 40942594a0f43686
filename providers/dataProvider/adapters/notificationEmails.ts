import { HttpError, type Identifier } from 'ra-core';
import {
  createNotificationEmail,
  getNotificationEmail,
  updateNotificationEmail,
} from '../../../contract/calls/annualMaintenance';
import type { NotificationEmail } from '../../../contract/entities/annualMaintenance';
import { callApi } from '../../http/callApi';
import type { NotificationEmailRecord } from '../maintenanceRecords';
import type { ResourceAdapter } from '../resourceAdapter';

const okStatus = 200;

const record = (answer: NotificationEmail | null | undefined): NotificationEmailRecord => ({
  id: 'own',
  emailId: answer?.id ?? null,
  email: answer?.email ?? null,
});

/** The notification e-mail of the signed-in provider: saving makes it, or changes the one there is (spec 2.7). */
export const notificationEmails = {
  getOne: async (params) => ({ data: record(await callApi(getNotificationEmail, {}, params)) }),
  update: async ({
    data: { emailId, email },
  }: {
    id: Identifier;
    data: { emailId: number | null; email: string };
  }) => {
    const answer =
      emailId === null
        ? await callApi(createNotificationEmail, { annualMaintenanceUserNotification: { email } })
        : await callApi(updateNotificationEmail, {
            annualMaintenanceUserNotification: { id: emailId, email },
          });
    if (!answer?.success) throw new HttpError('', okStatus, answer);
    return { data: { ...record(answer), email: answer.email ?? email } };
  },
} satisfies ResourceAdapter;
