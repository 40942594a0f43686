import { z } from 'zod';
import { comparison } from '../entities/comparison';
import { defineCall } from './defineCall';
import { detailReaders } from './detailReaders';
import { queryId } from './filter';

export const getComparisons = defineCall({
  method: 'GET',
  path: '/Application/get-comparisons',
  summary:
    'What a recheck or maintenance request says otherwise than its original; to administrators also what one in conflict says otherwise than the request that blocks it',
  access: detailReaders,
  recordedAs: ['view'],
  capability: 'get-comparisons',
  input: z.object({ applicationId: queryId }),
  answer: z.array(comparison),
  wrapped: true,
});
