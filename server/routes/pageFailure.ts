import { reportPageFailure } from '../../contract/calls/pageFailure';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';

/** The call with which a browser reports a page that it could not render; a call of our own. */
export const pageFailureRoutes = (mount: Mount, { log }: AppParts): void => {
  mount.call(reportPageFailure, async ({ actor }, failure) => {
    log.warn('a page could not be drawn', { ...failure, userId: actor.userId });
    return true;
  });
};
