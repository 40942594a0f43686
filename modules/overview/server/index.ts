import type { ServerModule } from '../../../server/http/serverModule';
import { access } from '../contract/access';
import * as calls from '../contract/calls';
import { getOverview } from './getOverview';
import { presentOverview } from './presentOverview';

/** The figures about all requests together. */
export const overview: ServerModule = {
  name: 'overview',
  access,
  calls,
  routes: (mount) =>
    mount.call(calls.getOverview, async (context) => presentOverview(await getOverview(context))),
};
