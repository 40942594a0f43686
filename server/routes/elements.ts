import {
  answerElements as answerElementsCall,
  askForElements as askForElementsCall,
  getElements as getElementsCall,
  withdrawElements as withdrawElementsCall,
} from '../../contract/calls/elements';
import type { Mount } from '../http/mount';
import { presentElements } from '../presenters/presentElements';
import { getElements } from '../services/applications/detail/getElements';
import { answerElements } from '../services/applications/elements/answerElements';
import { askForElements, withdrawElements } from '../services/applications/elements/askForElements';

/** What the regulator asks a provider for, and the answers. */
export const elementsRoutes = (mount: Mount): void => {
  mount.call(getElementsCall, async (context, input) =>
    presentElements(context.actor, await getElements(context, input)),
  );
  mount.call(askForElementsCall, askForElements);
  mount.call(withdrawElementsCall, withdrawElements);
  mount.call(answerElementsCall, answerElements);
};
