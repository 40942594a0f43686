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
  summary: 'A folha de cálculo em que os prestadores entregam as listas anuais',
  access: [rules.template],
  recordedAs: 'noPersonalData',
  input: nothing,
  mediaType: workbookMediaType,
});

export const registerMaintenanceRequests = defineCall({
  method: 'POST',
  path: `${base}/register-requests-from-file`,
  summary: 'Regista um pedido de manutenção por linha de uma folha de cálculo, todos ou nenhum',
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
  summary: 'O e-mail em que o prestador recebe os avisos da manutenção anual',
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

export const createNotificationEmail = emailChange('create', 'Indica o e-mail de notificação');
export const updateNotificationEmail = emailChange('update', 'Altera o e-mail de notificação');

export const haveAnyRequestsBeenProcessed = defineCall({
  method: 'GET',
  path: `${base}/have-any-annual-maintenance-requests-been-processed`,
  summary: 'Se já foi processado algum pedido de manutenção do período em vigor',
  access: [rules.list],
  recordedAs: 'noPersonalData',
  input: nothing,
  answer: z.boolean(),
});

export const countUncommunicatedApplications = defineCall({
  method: 'GET',
  path: `${base}/count-active-applications-without-annual-maintenance`,
  summary: 'Quantos pedidos ativos não foram comunicados no período em vigor',
  access: [rules.list],
  recordedAs: 'noPersonalData',
  input: nothing,
  answer: z.int().nonnegative(),
});

export const getCurrentOrLastPeriod = defineCall({
  method: 'GET',
  path: `${base}/get-current-or-last-annual-maintenance-period`,
  summary: 'O período de comunicação em vigor ou, se não houver, o anterior',
  access: [rules.list],
  recordedAs: 'noPersonalData',
  input: nothing,
  answer: maintenancePeriod.omit({ id: true }),
});

export const getCurrentOrNextPeriod = defineCall({
  method: 'GET',
  path: `${base}/get-current-or-next-annual-maintenance-period`,
  summary: 'O período de comunicação em vigor ou, se não houver, o seguinte',
  access: [rules.list],
  recordedAs: 'noPersonalData',
  input: nothing,
  answer: maintenancePeriod,
});

export const updateMaintenancePeriod = defineCall({
  method: 'POST',
  path: `${base}/update-maintenance-period`,
  summary: 'Define ou altera o período de comunicação',
  access: [rules.changePeriod],
  recordedAs: ['create', 'update'],
  input: maintenancePeriodChange,
  answer: maintenancePeriod.extend({ success: z.boolean() }),
});

export const processMaintenanceRequests = defineCall({
  method: 'POST',
  path: `${base}/process-annual-maintenance-requests`,
  summary: 'Processa pedidos de manutenção submetidos: verifica outra vez os pedidos a que se referem',
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
    'Quantos destes pedidos de manutenção tem cada prestador, do maior número ao menor; os que já não se podem processar não contam',
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
    'Até onde chegaram estes pedidos de manutenção e o que foi feito dos originais; não identifica ninguém',
  access: [rules.process],
  recordedAs: 'noPersonalData',
  capability: 'get-processed-requests',
  input: processingOrder,
  answer: z.array(processedRequest),
  wrapped: true,
  body: processingBody,
});
