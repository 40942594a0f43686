import type { Mount } from '../../../../server/http/mount';
import { doAct } from '../../../../server/services/hooks/doAct';
import {
  createHold as createHoldCall,
  endHold as endHoldCall,
  erasePerson as erasePersonCall,
  getErasures as getErasuresCall,
  getHolds as getHoldsCall,
  previewErasure as previewErasureCall,
} from '../../contract/erasureCalls';
import { erase } from '../acts/acts';
import { previewErasure } from '../erasure/erasePerson';
import { listErasures } from '../erasure/listErasures';
import { createHold, endHold, listHolds } from '../holds/holdVerbs';
import { presentErasure, presentErasurePlan, presentHold } from '../presenters/presentErasure';

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
