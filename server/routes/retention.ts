import {
  getDueData as getDueDataCall,
  getRetention as getRetentionCall,
  rehearseRetention as rehearseCall,
  releaseRetention as releaseCall,
  withdrawRetention as withdrawCall,
} from '../../contract/calls/retention';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { presentRetention } from '../presenters/presentRetention';
import { release } from '../services/dataProtection/schedule/acts';
import {
  getDueData,
  getRetention,
  rehearseRetention,
  withdrawRetention,
} from '../services/dataProtection/schedule/retentionState';
import { doAct } from '../services/hooks/doAct';

/** Calls of our own about the retention schedule. */
export const retentionRoutes = (mount: Mount, { settings }: AppParts): void => {
  const retention = settings.retention ?? {};
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
  mount.call(releaseCall, (context, input) => doAct({ ...context, retention }, release, input));
  mount.call(withdrawCall, withdrawRetention);
};
