import type { Mount } from '../../../server/http/mount';
import {
  answerElements as answerElementsCall,
  askForElements as askForElementsCall,
  getElements as getElementsCall,
  withdrawElements as withdrawElementsCall,
} from '../contract/calls';
import { answerElements } from './answerElements';
import { askForElements, withdrawElements } from './askForElements';
import { getElements } from './getElements';
import { presentElements } from './presentElements';

/** What the regulator asks a provider for, and the answers. */
export const elementsRoutes = (mount: Mount): void => {
  mount.call(getElementsCall, async (context, input) =>
    presentElements(context.actor, await getElements(context, input)),
  );
  mount.call(askForElementsCall, askForElements);
  mount.call(withdrawElementsCall, withdrawElements);
  mount.call(answerElementsCall, answerElements);
};
