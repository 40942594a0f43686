import {
  createHold as createHoldCall,
  endHold as endHoldCall,
  erasePerson as erasePersonCall,
  getErasures as getErasuresCall,
  getHolds as getHoldsCall,
  previewErasure as previewErasureCall,
} from '../../contract/calls/erasure';
import type { Mount } from '../http/mount';
import { presentErasure, presentErasurePlan, presentHold } from '../presenters/presentErasure';
import { previewErasure } from '../services/dataProtection/erasePerson';
import { createHold, endHold, listHolds } from '../services/dataProtection/holdVerbs';
import { listErasures } from '../services/dataProtection/listErasures';
import { erase } from '../services/dataProtection/schedule/acts';
import { doAct } from '../services/hooks/doAct';

/** Calls of our own about erasing a person's data, and about what must be kept. */
export const erasureRoutes = (mount: Mount): void => {
  mount.call(previewErasureCall, async (context, input) =>
    presentErasurePlan(await previewErasure(context, input)),
  );
  mount.call(erasePersonCall, (context, input) => doAct(context, erase, input));
  mount.call(getErasuresCall, async (context) => (await listErasures(context)).map(presentErasure));
  mount.call(getHoldsCall, async (context) => (await listHolds(context)).map(presentHold));
  mount.call(createHoldCall, createHold);
  mount.call(endHoldCall, endHold);
};
