import { z } from 'zod';
import { applicationHistoryEntry } from '../entities/applicationHistory';
import { defineCall } from './defineCall';
import { detailReaders } from './detailReaders';
import { queryId } from './filter';

export const getApplicationHistory = defineCall({
  method: 'GET',
  path: '/ApplicationHistory/get-by-application-id',
  summary: 'The statuses that an application had, newest first',
  access: detailReaders,
  input: z.object({ applicationId: queryId }),
  answer: z.array(applicationHistoryEntry),
  wrapped: true,
  mayBeFetchedAhead: true,
});
