import { reportPageFailure } from '../../contract/calls/pageFailure';
import { withdrawCall as withdrawCallDeclaration } from '../../contract/calls/repeatableCall';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { withdrawCall } from '../services/context/onceByKey';

/** Calls of our own: the report of a page that could not be drawn, and withdrawing a call. */
export const ownCallRoutes = (mount: Mount, { log }: AppParts): void => {
  mount.call(reportPageFailure, async ({ actor }, failure) => {
    log.warn('a page could not be drawn', { ...failure, userId: actor.userId });
    return true;
  });

  mount.call(withdrawCallDeclaration, withdrawCall);
};
