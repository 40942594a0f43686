import { getOverview as getOverviewCall } from '../../contract/calls/overview';
import type { Mount } from '../http/mount';
import { presentOverview } from '../presenters/presentOverview';
import { getOverview } from '../services/overview/getOverview';

/** The overview of all requests; a call of our own. */
export const overviewRoutes = (mount: Mount): void => {
  mount.call(getOverviewCall, async (context) => presentOverview(await getOverview(context)));
};
