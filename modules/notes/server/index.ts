import type { ServerModule } from '../../../server/http/serverModule';
import * as calls from '../contract/calls';
import { addNote, listNotes } from './notes';
import { presentNote } from './presentNote';

/** The regulator's notes about a request. */
export const notes: ServerModule = {
  name: 'notes',
  calls,
  routes: (mount) => {
    mount.call(calls.getNotes, async (context, input) => (await listNotes(context, input)).map(presentNote));
    mount.call(calls.addNote, addNote);
  },
};
