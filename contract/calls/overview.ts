import { z } from 'zod';
import { access } from '../access';
import { overview } from '../entities/overview';
import { defineCall } from './defineCall';

export const getOverview = defineCall({
  method: 'GET',
  path: '/Application/get-overview',
  summary:
    'What waits, what was decided and how fast, late activations, the yearly period and districts, as figures that tell of no group of five or fewer',
  access: [access.overview.list],
  recordedAs: 'noPersonalData',
  capability: 'get-overview',
  input: z.object({}),
  answer: overview,
  wrapped: true,
});
