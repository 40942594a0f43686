import { z } from 'zod';
import { access } from '../../../contract/access';
import { defineCall } from '../../../contract/calls/defineCall';
import { detailReaders } from '../../../contract/calls/detailReaders';
import { queryId } from '../../../contract/calls/filter';
import { elementRequest } from '../../../contract/entities/elements';
import { resubmissionBody } from '../../../contract/rules/bodyLimits';
import { elementsAnswer, elementsQuestion } from './bodies';

const labels = {
  text: 'O que falta',
  dueDate: 'Até quando',
  answer: 'Resposta',
  elementRequestId: 'Pedido de elementos',
} as const;

export const getElements = defineCall({
  method: 'GET',
  path: '/Application/get-elements',
  summary:
    'Os elementos que o regulador pediu ao prestador sobre um pedido, os mais recentes primeiro, e as respostas',
  access: detailReaders,
  recordedAs: ['view'],
  capability: 'get-elements',
  input: z.object({ applicationId: queryId }),
  answer: z.array(elementRequest),
  wrapped: true,
});

export const askForElements = defineCall({
  method: 'POST',
  path: '/Application/ask-for-elements',
  summary: 'Pede ao prestador o que falta num pedido que aguarda o regulador; o estado mantém-se',
  access: [access.backofficeApplications.update],
  recordedAs: ['askForElements'],
  capability: 'ask-for-elements',
  input: elementsQuestion,
  answer: z.boolean(),
  wrapped: true,
  labels,
  takesIdempotencyKey: true,
});

export const withdrawElements = defineCall({
  method: 'POST',
  path: '/Application/withdraw-elements',
  summary: 'Retira um pedido de elementos ainda sem resposta',
  access: [access.backofficeApplications.update],
  recordedAs: ['endElements'],
  capability: 'withdraw-elements',
  input: elementsQuestion.pick({ applicationId: true }),
  answer: z.boolean(),
  wrapped: true,
});

export const answerElements = defineCall({
  method: 'POST',
  path: '/Application/answer-elements',
  summary: 'Envia a resposta do prestador ao que o regulador pediu: documentos, texto ou ambos',
  access: [access.applications.update],
  recordedAs: ['answerElements'],
  capability: 'answer-elements',
  input: elementsAnswer,
  answer: z.boolean(),
  wrapped: true,
  labels,
  body: resubmissionBody,
  takesIdempotencyKey: true,
});
