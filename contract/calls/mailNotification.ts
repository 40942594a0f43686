import { z } from 'zod';
import { access } from '../access';
import { mailNotification } from '../entities/mailNotification';
import { defineCall } from './defineCall';
import { queryId } from './filter';

export const getMailNotifications = defineCall({
  method: 'GET',
  path: '/Application/get-mail-notifications-by-application-id',
  summary: 'As mensagens enviadas sobre um pedido, as mais recentes primeiro',
  access: [access.backofficeApplications.show],
  recordedAs: ['view'],
  input: z.object({ applicationId: queryId }),
  answer: z.array(mailNotification),
  mayBePrefetched: true,
});
