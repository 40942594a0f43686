import { getOverview as getOverviewCall } from '../../contract/calls/overview';
import { reportPageFailure } from '../../contract/calls/pageFailure';
import { withdrawCall as withdrawCallDeclaration } from '../../contract/calls/repeatableCall';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { presentOverview } from '../presenters/presentOverview';
import { withdrawCall } from '../services/context/onceByKey';
import { getOverview } from '../services/overview/getOverview';

/** Calls of our own: the overview, the report of a page that could not be drawn, and the withdrawal of a call. */
export const ownCallRoutes = (mount: Mount, { log }: AppParts): void => {
  mount.call(getOverviewCall, async (context) => presentOverview(await getOverview(context)));

  mount.call(reportPageFailure, async ({ actor }, failure) => {
    log.warn('a page could not be drawn', { ...failure, userId: actor.userId });
    return true;
  });

  mount.call(withdrawCallDeclaration, withdrawCall);
};
