import { HttpError, type Identifier } from 'ra-core';
import {
  createNotificationEmail,
  getNotificationEmail,
  updateNotificationEmail,
} from '../../../contract/calls/annualMaintenance';
import type { NotificationEmail } from '../../../contract/entities/annualMaintenance';
import { callApi } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';

/** The signed-in provider's notification e-mail, in the form of `notificationEmails`; it may not exist yet. */
export interface NotificationEmailRecord {
  id: 'own';
  /** The server's id; null while there is no e-mail. */
  emailId: number | null;
  email: string | null;
}

const okStatus = 200;

/** Where a provider is written to about annual maintenance. */
export const adapters = {
  /** The notification e-mail of the signed-in provider; saving creates it, or changes the existing one. */
  notificationEmails: {
    getOne: async (params) => ({ data: emailRecord(await callApi(getNotificationEmail, {}, params)) }),
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
      return { data: { ...emailRecord(answer), email: answer.email ?? email } };
    },
  },
} satisfies Adapters;

const emailRecord = (answer: NotificationEmail | null | undefined): NotificationEmailRecord => ({
  id: 'own',
  emailId: answer?.id ?? null,
  email: answer?.email ?? null,
});
