import { paths } from '../../../contract/paths';
import { defineResource } from '../../../src/kit/resource/defineResource';
import type { ClientModule } from '../../clientModule';
import { access } from '../contract/access';

/** What lets a provider's systems in, for who programs them; not in the specification. */
export const integration: ClientModule = {
  name: 'integration',
  access,
  resources: [
    defineResource({
      name: 'integration',
      capability: 'integration',
      menu: [
        {
          label: 'resources.integration.name',
          to: paths.integration,
          action: 'show',
          group: 'settings',
          position: 4,
          isHome: false,
        },
      ],
      screens: [
        {
          path: paths.integration,
          action: 'show',
          load: () => import('./IntegrationPage').then((screen) => screen.IntegrationPage),
        },
      ],
      actions: ['update'],
    }),
  ],
  adapted: ['integration/clients', 'integration/allClients', 'integration/calls', 'integration/limits'],
  load: () => import('../providers/adapters'),
};
