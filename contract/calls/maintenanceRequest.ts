import { z } from 'zod';
import { access } from '../access';
import { declarationLabels } from '../declarationTexts';
import { fileResult } from '../entities/annualMaintenance';
import { applicationRow, recheckSubmission } from '../entities/application';
import { moment } from '../entities/moment';
import { nif as nifText } from '../entities/text';
import { resubmissionBody } from '../rules/bodyLimits';
import { maintenanceProgress } from '../rules/maintenanceProgress';
import { defineCall } from './defineCall';
import { defineSearch, filter, page, paging, queryId } from './filter';

const rules = access.maintenanceRequests;
const nif = filter(nifText);
const momentFilter = filter(moment);
const id = filter(z.int32().positive());

/** The maintenance search of spec 3. */
const maintenanceSearch = z.object({
  fiscalNumber: nif,
  isStudent: filter(z.boolean()),
  studentFiscalNumber: nif,
  beginDate: momentFilter,
  endDate: momentFilter,
  applicationStatusId: id,
  providerId: id,
  /** Our own addition to the model of spec 3: sent only where `maintenanceFiles` is offered. */
  maintenanceFileId: id,
  /** Our own addition to spec 3: accepted where `get-overview` is offered, whose bars count by it. */
  progress: filter(z.enum(maintenanceProgress)),
  ...paging,
});

export const searchMaintenanceRequests = defineSearch({
  method: 'POST',
  path: '/Application/search-annual-maintenance-applications',
  summary:
    'Os pedidos de manutenção, os mais recentes primeiro; a descrição do estado da reverificação é a do original',
  access: [rules.list],
  recordedAs: ['view', 'search'],
  input: maintenanceSearch,
  answer: page(applicationRow),
});

export const getMaintenanceRequestIdsForProcessing = defineSearch({
  method: 'POST',
  path: '/Application/get-annual-maintenance-application-ids-for-processing',
  summary:
    'Os números de todos os pedidos de manutenção submetidos que uma pesquisa encontra, em todas as páginas',
  access: [rules.select],
  recordedAs: ['view', 'search'],
  input: maintenanceSearch,
  answer: z.array(z.int().positive()),
});

export const exportMaintenanceRequests = defineSearch({
  method: 'POST',
  path: '/Application/export-annual-maintenance-application-excel',
  summary: 'Os pedidos de manutenção do prestador que uma pesquisa encontra, em folha de cálculo',
  access: [rules.export],
  needsRecentFactor: true,
  recordedAs: ['export'],
  input: maintenanceSearch,
  answer: fileResult,
});

export const deleteMaintenanceRequest = defineCall({
  method: 'DELETE',
  path: '/Application/delete-application-by-application-id',
  summary: 'Elimina um pedido de manutenção ainda não processado',
  access: [rules.edit],
  recordedAs: ['delete'],
  takesIdempotencyKey: true,
  input: z.object({ applicationId: queryId }),
  answer: z.boolean(),
  wrapped: true,
});

export const updateMaintenanceRequest = defineCall({
  method: 'POST',
  path: '/Application/update-annual-recheck',
  summary: 'Corrige um pedido de manutenção ainda não processado',
  access: [rules.edit],
  recordedAs: ['update'],
  input: recheckSubmission,
  labels: declarationLabels,
  answer: z.array(
    z.object({
      success: z.boolean(),
      applicationId: z.int().nullish(),
      errorMessage: z.string().nullish(),
      errorCode: z.string().optional(),
    }),
  ),
  wrapped: true,
  body: resubmissionBody,
  takesIdempotencyKey: true,
});
