import { z } from 'zod';
import { access } from '../access';
import { toDo } from '../entities/toDo';
import { defineCall } from './defineCall';

/** The calls come together. */
const capability = 'get-to-do';

export const getToDo = defineCall({
  method: 'GET',
  path: '/ToDo/get-to-do',
  summary:
    'O que aguarda quem chama, do que as suas permissões deixam fazer: quantos, os primeiros por número e data, e se o recebe por e-mail todas as semanas',
  access: [access.toDo.show],
  recordedAs: 'noPersonalData',
  capability,
  input: z.object({}),
  answer: toDo,
  wrapped: true,
});

export const setWeeklyMail = defineCall({
  method: 'POST',
  path: '/ToDo/set-weekly-mail',
  summary: 'Diz se quem chama recebe um e-mail semanal do que aguarda',
  access: [access.toDo.show],
  recordedAs: ['update'],
  capability,
  input: z.object({ isWanted: z.boolean() }),
  labels: { isWanted: 'Receber por e-mail' },
  answer: z.boolean(),
  wrapped: true,
});
