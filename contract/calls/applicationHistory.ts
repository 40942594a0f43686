import { z } from 'zod';
import { applicationHistoryEntry } from '../entities/applicationHistory';
import { timelineEvent } from '../entities/timeline';
import { defineCall } from './defineCall';
import { detailReaders } from './detailReaders';
import { queryId } from './filter';

export const getApplicationHistory = defineCall({
  method: 'GET',
  path: '/ApplicationHistory/get-by-application-id',
  summary: 'The statuses that an application had, newest first',
  access: detailReaders,
  recordedAs: ['view'],
  input: z.object({ applicationId: queryId }),
  answer: z.array(applicationHistoryEntry),
  wrapped: true,
  mayBePrefetched: true,
});

export const getTimeline = defineCall({
  method: 'GET',
  path: '/ApplicationHistory/get-timeline',
  summary:
    'The way of an application, newest first: statuses, messages, rechecks and the deadline for activation; to administrators also who acted and what the services answered',
  access: detailReaders,
  recordedAs: ['view'],
  capability: 'get-timeline',
  input: z.object({ applicationId: queryId }),
  answer: z.array(timelineEvent),
  wrapped: true,
});
