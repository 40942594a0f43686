import { z } from 'zod';
import { applicationHistoryEntry } from '../entities/applicationHistory';
import { timelineEvent } from '../entities/timeline';
import { defineCall } from './defineCall';
import { detailReaders } from './detailReaders';
import { queryId } from './filter';

export const getApplicationHistory = defineCall({
  method: 'GET',
  path: '/ApplicationHistory/get-by-application-id',
  summary: 'Os estados que um pedido teve, os mais recentes primeiro',
  access: detailReaders,
  recordedAs: ['view'],
  input: z.object({ applicationId: queryId }),
  answer: z.array(applicationHistoryEntry),
  wrapped: true,
  mayBePrefetched: true,
});

export const getTimeline = defineCall({
  method: 'GET',
  path: '/ApplicationHistory/get-timeline',
  summary:
    'O percurso de um pedido, do mais recente ao mais antigo: estados, mensagens, reverificações e prazo de ativação; aos administradores, também quem agiu e o que os serviços responderam',
  access: detailReaders,
  recordedAs: ['view'],
  capability: 'get-timeline',
  input: z.object({ applicationId: queryId }),
  answer: z.array(timelineEvent),
  wrapped: true,
});
