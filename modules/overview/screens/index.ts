import { defineResource } from '../../../src/kit/resource/defineResource';
import type { ClientModule } from '../../clientModule';
import { access } from '../contract/access';
import { overviewPaths } from '../contract/overviewPaths';

const { overview: path, extendedSearch } = overviewPaths;

/** Figures of what waits, what was decided and how fast, and the search for what they count. */
export const overview: ClientModule = {
  name: 'overview',
  access,
  resources: [
    defineResource({
      name: 'overview',
      capability: 'get-overview',
      menu: [{ label: 'overview.title', to: path, action: 'list', group: 'control', position: 1 }],
      screens: [
        { path, action: 'list', load: () => import('./OverviewPage').then((screen) => screen.OverviewPage) },
      ],
    }),
    // Without the capability it leads to the list that it extends, as it did for whoever kept its address.
    defineResource({
      name: 'extendedSearch',
      menu: [],
      screens: [
        {
          path: extendedSearch,
          action: 'list',
          load: () => import('./ExtendedSearch').then((screen) => screen.ExtendedSearch),
        },
      ],
    }),
  ],
  adapted: ['overview', 'districts'],
  load: () => import('../providers/adapters'),
};
