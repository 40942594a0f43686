import { z } from 'zod';
import { access } from '../../../contract/access';
import { defineCall } from '../../../contract/calls/defineCall';
import { queryId } from '../../../contract/calls/filter';
import { applicationNote, newNote } from './note';

export const getNotes = defineCall({
  method: 'GET',
  path: '/Application/get-notes',
  summary: 'As notas do regulador sobre um pedido, as mais recentes primeiro',
  access: [access.backofficeApplications.show],
  recordedAs: ['view'],
  capability: 'get-notes',
  input: z.object({ applicationId: queryId }),
  answer: z.array(applicationNote),
  wrapped: true,
});

export const addNote = defineCall({
  method: 'POST',
  path: '/Application/add-note',
  summary: 'Junta uma nota que só o regulador lê',
  access: [access.backofficeApplications.update],
  recordedAs: ['addNote'],
  capability: 'add-note',
  input: newNote,
  answer: z.boolean(),
  wrapped: true,
  labels: { note: 'Nota interna' },
  takesIdempotencyKey: true,
});
