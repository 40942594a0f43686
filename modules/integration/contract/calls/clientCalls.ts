import { z } from 'zod';
import { ownCalls } from '../../../../contract/calls/defineCall';
import { filter, page, paging } from '../../../../contract/calls/filter';
import { access } from '../access';
import { apiCall, rateUse } from '../apiCall';
import { integrationSubject, integrationSubjectLabels } from '../integrationSubject';

const id = z.int32().positive();

const labels = {
  ...integrationSubjectLabels,
  clientId: 'Cliente',
  onlyFailed: 'Só recusadas',
} as const;
const { call } = ownCalls({ path: '/Integration', capability: 'integration', labels });

export const getApiCalls = call({
  method: 'POST',
  path: '/get-calls',
  summary: 'As chamadas dos clientes de um prestador nos últimos sete dias, as mais recentes primeiro',
  access: [access.integration.show],
  recordedAs: 'noPersonalData',
  input: integrationSubject.extend({ ...paging, clientId: filter(id), onlyFailed: filter(z.boolean()) }),
  answer: page(apiCall),
});

export const getRateLimits = call({
  method: 'POST',
  path: '/get-limits',
  summary: 'Quantas chamadas os clientes de um prestador podem fazer e quantas fizeram nos períodos em curso',
  access: [access.integration.show],
  recordedAs: 'noPersonalData',
  input: integrationSubject,
  answer: z.array(rateUse),
});
