import { z } from 'zod';
import { access } from '../access';
import {
  maintenanceFileCheck,
  maintenanceFileUpload,
  uncommunicatedCount,
  uncommunicatedTariff,
} from '../entities/annualMaintenance';
import { maintenanceFileBody } from '../rules/bodyLimits';
import { defineCall } from './defineCall';

const base = '/AnnualMaintenance';
const rules = access.maintenanceRequests;
const nothing = z.object({});

export const checkMaintenanceFile = defineCall({
  method: 'POST',
  path: `${base}/check-requests-from-file`,
  summary: 'What register-requests-from-file would find wrong with a workbook; registers nothing',
  access: [rules.upload],
  recordedAs: ['uploadChecked'],
  capability: 'check-maintenance-file',
  input: maintenanceFileUpload,
  answer: maintenanceFileCheck,
  wrapped: true,
  body: maintenanceFileBody,
});

export const getUncommunicated = defineCall({
  method: 'GET',
  path: `${base}/get-uncommunicated`,
  summary:
    "The provider's active tariffs that were not handed in during the period in effect, by name; as many as one file may have",
  access: [rules.uncommunicated],
  recordedAs: ['view'],
  capability: 'get-uncommunicated',
  input: nothing,
  answer: z.array(uncommunicatedTariff),
  wrapped: true,
});

export const countUncommunicatedByProvider = defineCall({
  method: 'GET',
  path: `${base}/count-uncommunicated-by-provider`,
  summary: 'How many active tariffs of each provider were not handed in during the period in effect',
  access: [rules.uncommunicatedByProvider],
  recordedAs: 'noPersonalData',
  capability: 'count-uncommunicated-by-provider',
  input: nothing,
  answer: z.array(uncommunicatedCount),
  wrapped: true,
});
