import { z } from 'zod';
import { access } from '../access';
import {
  fileResult,
  maintenanceFileUpload,
  maintenancePeriod,
  maintenancePeriodChange,
  notificationEmail,
  notificationEmailChange,
  processedRequest,
  processingCount,
  processingOrder,
  processingResults,
} from '../entities/annualMaintenance';
import { maintenanceFileBody, processingBody } from '../rules/bodyLimits';
import { workbookMediaType } from '../rules/maintenanceLimits';
import { defineCall, defineDownload } from './defineCall';

const base = '/ApplicationAnnualMaintenance';
const rules = access.maintenanceRequests;
const nothing = z.object({});

export const downloadMaintenanceTemplate = defineDownload({
  method: 'GET',
  path: `${base}/download-template-file`,
  summary: 'The workbook in which providers hand in their yearly lists',
  access: [rules.template],
  recordedAs: 'noPersonalData',
  input: nothing,
  mediaType: workbookMediaType,
});

export const registerMaintenanceRequests = defineCall({
  method: 'POST',
  path: `${base}/register-requests-from-file`,
  summary: 'Registers a maintenance request for each line of a workbook, all or none',
  access: [rules.upload],
  recordedAs: ['upload', 'uploadRejected'],
  input: maintenanceFileUpload,
  answer: fileResult,
  body: maintenanceFileBody,
  takesIdempotencyKey: true,
});

export const getNotificationEmail = defineCall({
  method: 'GET',
  path: `${base}/get-notification-email-by-provider`,
  summary: 'Where the provider is told of its maintenance requests',
  access: [rules.notification],
  recordedAs: ['view'],
  input: nothing,
  answer: notificationEmail,
});

const emailChange = (verb: 'create' | 'update', summary: string) =>
  defineCall({
    method: 'POST',
    path: `${base}/${verb}-notification-email`,
    summary,
    access: [rules.edit],
    recordedAs: ['create', 'update'],
    takesIdempotencyKey: true,
    input: notificationEmailChange,
    answer: notificationEmail.extend({ success: z.boolean() }),
  });

export const createNotificationEmail = emailChange('create', 'Sets the notification e-mail');
export const updateNotificationEmail = emailChange('update', 'Changes the notification e-mail');

export const haveAnyRequestsBeenProcessed = defineCall({
  method: 'GET',
  path: `${base}/have-any-annual-maintenance-requests-been-processed`,
  summary: 'Whether one of the maintenance requests of the period in effect was processed',
  access: [rules.list],
  recordedAs: 'noPersonalData',
  input: nothing,
  answer: z.boolean(),
});

export const countUncommunicatedApplications = defineCall({
  method: 'GET',
  path: `${base}/count-active-applications-without-annual-maintenance`,
  summary: 'How many active applications were not handed in during the period in effect',
  access: [rules.list],
  recordedAs: 'noPersonalData',
  input: nothing,
  answer: z.int().nonnegative(),
});

export const getCurrentOrLastPeriod = defineCall({
  method: 'GET',
  path: `${base}/get-current-or-last-annual-maintenance-period`,
  summary: 'The communication period in effect, else the one before',
  access: [rules.list],
  recordedAs: 'noPersonalData',
  input: nothing,
  answer: maintenancePeriod.omit({ id: true }),
});

export const getCurrentOrNextPeriod = defineCall({
  method: 'GET',
  path: `${base}/get-current-or-next-annual-maintenance-period`,
  summary: 'The communication period in effect, else the next one',
  access: [rules.list],
  recordedAs: 'noPersonalData',
  input: nothing,
  answer: maintenancePeriod,
});

export const updateMaintenancePeriod = defineCall({
  method: 'POST',
  path: `${base}/update-maintenance-period`,
  summary: 'Sets or changes the communication period',
  access: [rules.changePeriod],
  recordedAs: ['create', 'update'],
  input: maintenancePeriodChange,
  answer: maintenancePeriod.extend({ success: z.boolean() }),
});

export const processMaintenanceRequests = defineCall({
  method: 'POST',
  path: `${base}/process-annual-maintenance-requests`,
  summary: 'Verifies again what submitted maintenance requests are about',
  access: [rules.process],
  recordedAs: ['changeStatus'],
  mayAwaitApproval: true,
  input: processingOrder,
  answer: processingResults,
  body: processingBody,
});

const processing = '/AnnualMaintenance';

export const countForProcessing = defineCall({
  method: 'POST',
  path: `${processing}/count-for-processing`,
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
  path: `${processing}/get-processed-requests`,
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
