import { paths } from '../../contract/paths';
import { defineResource } from '../../src/kit/resource/defineResource';

/** What waits for a second person, and which acts do; not in the specification. */
export const resource = defineResource({
  name: 'approvals',
  capability: 'approvals',
  menu: [
    {
      label: 'resources.approvals.name',
      to: paths.approvals,
      action: 'list',
      // After what the specification orders, and before what is set up or looked up.
      position: 7.5,
      // Somebody without the act's own screen comes here only from the menu.
      isHome: false,
    },
  ],
  screens: [
    {
      path: paths.approvals,
      action: 'list',
      load: () => import('./ApprovalsPage').then((screen) => screen.ApprovalsPage),
    },
  ],
  actions: ['edit'],
});
