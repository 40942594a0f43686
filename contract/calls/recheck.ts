import { z } from 'zod';
import { access } from '../access';
import { declarationLabels } from '../declarationTexts';
import { recheckSubmission } from '../entities/application';
import { comparison } from '../entities/comparison';
import { recheckRequestRow } from '../entities/recheckRequest';
import { resubmissionBody } from '../rules/bodyLimits';
import { defineCall } from './defineCall';
import { detailReaders } from './detailReaders';
import { queryId } from './filter';

export const recheckApplication = defineCall({
  method: 'POST',
  path: '/Application/recheck',
  summary: 'Pede a reverificação de um pedido ativo',
  access: [access.applications.recheck],
  recordedAs: ['create'],
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

export const existsRecheckInProgress = defineCall({
  method: 'GET',
  path: '/Application/exist-recheck-application-in-progress',
  summary: 'Se há uma reverificação deste pedido em curso',
  access: detailReaders,
  recordedAs: ['view'],
  input: z.object({ applicationId: queryId }),
  answer: z.boolean(),
  mayBePrefetched: true,
});

export const getRecheckRequests = defineCall({
  method: 'GET',
  path: '/Application/get-recheck-requests-by-application-id',
  summary: 'As reverificações de um pedido, as mais recentes primeiro',
  access: detailReaders,
  recordedAs: ['view'],
  input: z.object({ applicationId: queryId }),
  answer: z.array(recheckRequestRow),
  mayBePrefetched: true,
});

export const getComparisons = defineCall({
  method: 'GET',
  path: '/Application/get-comparisons',
  summary:
    'O que uma reverificação ou um pedido de manutenção diz de diferente do original; aos administradores, também o que um pedido em conflito diz de diferente do que o bloqueia',
  access: detailReaders,
  recordedAs: ['view'],
  capability: 'get-comparisons',
  input: z.object({ applicationId: queryId }),
  answer: z.array(comparison),
  wrapped: true,
});
