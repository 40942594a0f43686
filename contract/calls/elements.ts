import { z } from 'zod';
import { access } from '../access';
import { elementRequest, elementsAnswer, elementsQuestion } from '../entities/elements';
import { resubmissionBody } from '../rules/bodyLimits';
import { defineCall } from './defineCall';
import { detailReaders } from './detailReaders';
import { queryId } from './filter';

const labels = {
  text: 'O que falta',
  dueDate: 'Até quando',
  answer: 'Resposta',
  elementRequestId: 'Pedido de elementos',
} as const;

export const getElements = defineCall({
  method: 'GET',
  path: '/Application/get-elements',
  summary: 'What the regulator asked the provider of an application for, newest first, and its answers',
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
  summary: 'Asks the provider for what is missing in a request that awaits the regulator; its status stays',
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
  summary: 'Takes back what was asked for and is not answered yet',
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
  summary: "Sends the provider's answer to what the regulator asked for: documents, words or both",
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
