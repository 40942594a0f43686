import { defineResource } from '../../../src/kit/resource/defineResource';
import type { ClientModule } from '../../clientModule';
import { access } from '../contract/access';
import { renewalPaths } from '../contract/renewalPaths';
import { NoticesFigurePart } from './figure/NoticesFigurePart';

const { renewals, exceptions, notices } = renewalPaths;
const capability = 'renewal';

/** Renewals of tariffs, their exceptions for the regulator, and what will end for a provider. */
export const renewal: ClientModule = {
  name: 'renewal',
  access,
  resources: [
    defineResource({
      name: 'renewals',
      capability,
      menu: [],
      screens: [
        {
          path: renewals,
          action: 'list',
          load: () => import('./renewals/RenewalList').then((screen) => screen.RenewalList),
        },
        {
          path: `${renewals}/:id`,
          action: 'show',
          load: () => import('./renewals/RenewalPage').then((screen) => screen.RenewalPage),
        },
      ],
      actions: ['create', 'update', 'export'],
    }),
    defineResource({
      name: 'renewalItems',
      capability,
      // Whoever sees the exceptions sees all renewals; a provider's own are a step from what will end.
      menu: [{ label: 'renewal.menu', to: renewals, action: 'list', position: 7.5, isHome: false }],
      screens: [
        {
          path: exceptions,
          action: 'list',
          load: () => import('./exceptions/ExceptionList').then((screen) => screen.ExceptionList),
        },
      ],
      actions: ['show', 'update'],
    }),
    defineResource({
      name: 'renewalNotices',
      capability,
      menu: [{ label: 'renewal.notices', to: notices, action: 'list', position: 7.5, isHome: false }],
      screens: [
        {
          path: notices,
          action: 'list',
          load: () => import('./notices/NoticeList').then((screen) => screen.NoticeList),
        },
      ],
    }),
  ],
  slots: { menuFigure: NoticesFigurePart },
  adapted: [
    'renewals',
    'renewals/report',
    'renewals/files',
    'renewals/wouldLose',
    'renewals/publicCounts',
    'renewalItems',
    'renewalItems/queues',
    'renewalItems/ofApplication',
    'renewalNotices',
  ],
  late: ['requestLead'],
  load: async () => (await import('./lateParts')).lateParts,
};
