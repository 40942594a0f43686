import { z } from 'zod';
import { access } from '../access';
import { apiCall, rateUse } from '../entities/apiCall';
import { defineCall } from './defineCall';
import { filter, page, paging } from './filter';
import { integrationSubject, integrationSubjectLabels } from './integrationSubject';

const base = '/Integration';
/** The calls come together. */
const capability = 'integration';
const id = z.int32().positive();

const labels = {
  ...integrationSubjectLabels,
  clientId: 'Cliente',
  onlyFailed: 'Só recusadas',
} as const;

export const getApiCalls = defineCall({
  method: 'POST',
  path: `${base}/get-calls`,
  summary: 'As chamadas dos clientes de um prestador nos últimos sete dias, as mais recentes primeiro',
  access: [access.integration.show],
  recordedAs: 'noPersonalData',
  capability,
  input: integrationSubject.extend({ ...paging, clientId: filter(id), onlyFailed: filter(z.boolean()) }),
  labels,
  answer: page(apiCall),
  wrapped: true,
});

export const getRateLimits = defineCall({
  method: 'POST',
  path: `${base}/get-limits`,
  summary: 'Quantas chamadas os clientes de um prestador podem fazer e quantas fizeram nos períodos em curso',
  access: [access.integration.show],
  recordedAs: 'noPersonalData',
  capability,
  input: integrationSubject,
  labels,
  answer: z.array(rateUse),
  wrapped: true,
});
