import type { Mount } from '../../../../server/http/mount';
import { byKey } from '../../../../server/services/context/onceByKey';
import { listChanges as listChangesCall } from '../../contract/calls/applicationChanges';
import {
  checkBatch as checkBatchCall,
  getBatchCheck as getBatchCheckCall,
} from '../../contract/calls/batchCheck';
import { checkBatch, getBatchCheck } from '../batchCheck/batchChecks';
import { listChanges } from '../changes/listChanges';
import { presentBatchCheck } from '../presenters/presentBatchCheck';
import { presentChanges } from '../presenters/presentChanges';

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
