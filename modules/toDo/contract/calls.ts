import { z } from 'zod';
import { ownCalls } from '../../../contract/calls/defineCall';
import { access } from './access';
import { toDo } from './toDo';

const { call } = ownCalls({ path: '/ToDo', capability: 'get-to-do' });

export const getToDo = call({
  method: 'GET',
  path: '/get-to-do',
  summary:
    'O que aguarda quem chama, do que as suas permissões deixam fazer: quantos, os primeiros por número e data, e se o recebe por e-mail todas as semanas',
  access: [access.toDo.show],
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: toDo,
});

export const setWeeklyMail = call({
  method: 'POST',
  path: '/set-weekly-mail',
  summary: 'Diz se quem chama recebe um e-mail semanal do que aguarda',
  access: [access.toDo.show],
  recordedAs: ['update'],
  input: z.object({ isWanted: z.boolean() }),
  labels: { isWanted: 'Receber por e-mail' },
  answer: z.boolean(),
});
