import { withdrawCall as withdrawCallDeclaration } from '../../contract/calls/repeatableCall';
import type { Mount } from '../http/mount';
import { withdrawCall } from '../services/context/onceByKey';

/** Calls of our own about calls that carry an Idempotency-Key. */
export const repeatableCallRoutes = (mount: Mount): void => {
  mount.call(withdrawCallDeclaration, withdrawCall);
};
