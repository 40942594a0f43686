import { paths } from '../../contract/paths';
import { defineResource } from '../../src/kit/resource/defineResource';

/** Figures of what waits, what was decided and how fast; not in the specification. */
export const resource = defineResource({
  name: 'overview',
  capability: 'get-overview',
  menu: [{ label: 'overview.title', to: paths.overview, action: 'list', group: 'control', position: 1 }],
  screens: [
    {
      path: paths.overview,
      action: 'list',
      load: () => import('./OverviewPage').then((screen) => screen.OverviewPage),
    },
  ],
});
