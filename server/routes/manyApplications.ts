import { listChanges as listChangesCall } from '../../contract/calls/applicationChanges';
import {
  checkBatch as checkBatchCall,
  getBatchCheck as getBatchCheckCall,
} from '../../contract/calls/batchCheck';
import type { Mount } from '../http/mount';
import { presentBatchCheck } from '../presenters/presentBatchCheck';
import { presentChanges } from '../presenters/presentChanges';
import { checkBatch, getBatchCheck } from '../services/applications/batchCheck/batchChecks';
import { listChanges } from '../services/applications/changes/listChanges';
import { byKey } from '../services/context/onceByKey';

/** The calls with which a provider's systems follow its requests and check many people at once. */
export const manyApplicationsRoutes = (mount: Mount): void => {
  mount.call(listChangesCall, async (context, input) =>
    presentChanges(context.actor, await listChanges(context, input)),
  );
  mount.call(checkBatchCall, byKey(checkBatch));
  mount.call(getBatchCheckCall, async (context, input) =>
    presentBatchCheck(await getBatchCheck(context, input)),
  );
};
