import type { AppParts } from '../../../../server/http/appParts';
import type { Mount } from '../../../../server/http/mount';
import { doAct } from '../../../../server/services/hooks/doAct';
import {
  getDueData as getDueDataCall,
  getRetention as getRetentionCall,
  rehearseRetention as rehearseCall,
  releaseRetention as releaseCall,
  withdrawRetention as withdrawCall,
} from '../../contract/retentionCalls';
import { release } from '../acts/acts';
import { retentionIn } from '../declared/parts';
import { presentRetention } from '../presenters/presentRetention';
import { getDueData, getRetention, rehearseRetention, withdrawRetention } from '../schedule/retentionState';

/** Calls of our own about the retention schedule. */
export const retentionRoutes = (mount: Mount, parts: AppParts): void => {
  const retention = retentionIn(parts);
  mount.call(getRetentionCall, async (context) =>
    presentRetention(await getRetention({ ...context, retention })),
  );
  mount.call(getDueDataCall, async (context, input) => {
    const { items, next } = await getDueData(context, input);
    return {
      items: items.map(({ id, on, count, isHeld }) => ({ id, on: on.toISOString(), count, isHeld })),
      next: next ?? null,
    };
  });
  mount.call(rehearseCall, rehearseRetention);
  mount.call(releaseCall, (context, input) => doAct(context, release, input));
  mount.call(withdrawCall, withdrawRetention);
};
