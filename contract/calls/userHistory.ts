import { z } from 'zod';
import { access } from '../access';
import { recordVersion } from '../entities/recordVersion';
import { defineCall } from './defineCall';
import { page, queryId, queryPaging } from './filter';

export const getUserHistory = defineCall({
  method: 'GET',
  path: '/User/get-history',
  summary: 'Who changed status, rights and provider of a user, from what to what, newest first',
  access: [access.users.show, access.userProviders.show],
  recordedAs: ['view'],
  capability: 'get-user-history',
  input: z.object({ userId: queryId, ...queryPaging }),
  answer: page(recordVersion),
});
