import { reportPageFailure } from '../../contract/calls/pageFailure';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';

/** The call of our own by which a browser tells of a page that it could not draw. */
export const pageFailureRoutes = (mount: Mount, { log }: AppParts): void => {
  mount.call(reportPageFailure, async ({ actor }, failure) => {
    log.warn('a page could not be drawn', { ...failure, userId: actor.userId });
    return true;
  });
};
