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
  summary: 'O que a entrega da lista anual recusaria nesta folha de cálculo; não regista nada',
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
    'As tarifas ativas do prestador que não foram comunicadas no período em vigor, por nome; tantas quantas um ficheiro pode ter',
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
  summary: 'Quantas tarifas ativas de cada prestador não foram comunicadas no período em vigor',
  access: [rules.uncommunicatedByProvider],
  recordedAs: 'noPersonalData',
  capability: 'count-uncommunicated-by-provider',
  input: nothing,
  answer: z.array(uncommunicatedCount),
  wrapped: true,
});
