import {
  answerElements as answerElementsCall,
  askForElements as askForElementsCall,
  getElements as getElementsCall,
  withdrawElements as withdrawElementsCall,
} from '../../contract/calls/elements';
import { addNote as addNoteCall, getNotes } from '../../contract/calls/notes';
import type { Mount } from '../http/mount';
import { presentElements, presentNote } from '../presenters/presentElements';
import { getElements } from '../services/applications/detail/getElements';
import { answerElements } from '../services/applications/elements/answerElements';
import { askForElements, withdrawElements } from '../services/applications/elements/askForElements';
import { addNote, listNotes } from '../services/applications/elements/notes';

/** What the regulator asks a provider for, the answers, and the regulator's own notes. */
export const elementsRoutes = (mount: Mount): void => {
  mount.call(getElementsCall, async (context, input) =>
    presentElements(context.actor, await getElements(context, input)),
  );
  mount.call(askForElementsCall, askForElements);
  mount.call(withdrawElementsCall, withdrawElements);
  mount.call(answerElementsCall, answerElements);

  mount.call(getNotes, async (context, input) => (await listNotes(context, input)).map(presentNote));
  mount.call(addNoteCall, addNote);
};
