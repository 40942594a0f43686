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
    'What waits for the caller, of what its rights let it do: how many, the first by number and date, and whether it is sent by e-mail every week',
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
  summary: 'Says whether the caller gets a weekly e-mail of what waits',
  access: [access.toDo.show],
  recordedAs: ['update'],
  capability,
  input: z.object({ isWanted: z.boolean() }),
  labels: { isWanted: 'Receber por e-mail' },
  answer: z.boolean(),
  wrapped: true,
});
