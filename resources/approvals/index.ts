import { paths } from '../../contract/paths';
import { defineResource } from '../../src/kit/resource/defineResource';

/** The address of the choice. */
const choicePath = '/secondPerson';

/** What waits for a second person, and the choice of which acts do; not in the specification. */
export const resource = defineResource({
  name: 'approvals',
  capability: 'approvals',
  menu: [
    {
      label: 'resources.approvals.name',
      to: paths.approvals,
      action: 'list',
      position: 8,
      // Somebody without the act's own screen comes here only from the menu.
      isHome: false,
    },
    {
      label: 'resources.approvals.secondPerson',
      to: choicePath,
      action: 'edit',
      group: 'settings',
      position: 2,
      isHome: false,
    },
  ],
  screens: [
    {
      path: paths.approvals,
      action: 'list',
      load: () => import('./ApprovalsPage').then((screen) => screen.ApprovalsPage),
    },
    {
      path: choicePath,
      action: 'edit',
      load: () => import('./SecondPersonPage').then((screen) => screen.SecondPersonPage),
    },
  ],
});
