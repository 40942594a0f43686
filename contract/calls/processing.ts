import { z } from 'zod';
import { access } from '../access';
import { processedRequest, processingCount, processingOrder } from '../entities/annualMaintenance';
import { processingBody } from '../rules/bodyLimits';
import { defineCall } from './defineCall';

const base = '/AnnualMaintenance';
const rules = access.maintenanceRequests;

export const countForProcessing = defineCall({
  method: 'POST',
  path: `${base}/count-for-processing`,
  summary:
    'How many of these maintenance requests each provider has, most first; those that can no longer be processed are not counted',
  access: [rules.process],
  recordedAs: 'noPersonalData',
  capability: 'count-for-processing',
  input: processingOrder,
  answer: z.array(processingCount),
  wrapped: true,
  body: processingBody,
});

export const getProcessedRequests = defineCall({
  method: 'POST',
  path: `${base}/get-processed-requests`,
  summary:
    'How far these maintenance requests have come, and what became of their originals; names no citizen',
  access: [rules.process],
  recordedAs: 'noPersonalData',
  capability: 'get-processed-requests',
  input: processingOrder,
  answer: z.array(processedRequest),
  wrapped: true,
  body: processingBody,
});
