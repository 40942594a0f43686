import { defineResource } from '../../../src/kit/resource/defineResource';
import type { ClientModule } from '../../clientModule';
import { access } from '../contract/access';
import { path } from '../contract/path';

import { ApprovalFigurePart } from './ApprovalFigurePart';

/** The address of the choice. */
const choicePath = '/secondPerson';

/** What waits for a second person, and the choice of which acts do. */
export const approvals: ClientModule = {
  name: 'approvals',
  access,
  resources: [
    defineResource({
      name: 'approvals',
      capability: 'approvals',
      menu: [
        {
          label: 'resources.approvals.name',
          to: path,
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
          path,
          action: 'list',
          load: () => import('./ApprovalsPage').then((screen) => screen.ApprovalsPage),
        },
        {
          path: choicePath,
          action: 'edit',
          load: () => import('./SecondPersonPage').then((screen) => screen.SecondPersonPage),
        },
      ],
    }),
  ],
  slots: {
    menuFigure: ApprovalFigurePart,
  },
  adapted: ['approvals'],
  late: ['waitingDecision'],
  load: async () => (await import('./lateParts')).lateParts,
};
