import { paths } from '../../contract/paths';
import { defineResource } from '../../src/kit/resource/defineResource';

/** What a data protection officer does; not in the specification. */
export const resource = defineResource({
  name: 'dataProtection',
  capability: 'data-protection',
  menu: [{ label: 'resources.dataProtection.name', to: paths.dataProtection, action: 'list', position: 9.5 }],
  screens: [
    {
      path: paths.dataProtection,
      action: 'list',
      load: () => import('./DataProtectionPage').then((screen) => screen.DataProtectionPage),
    },
  ],
  actions: ['show', 'export', 'erase', 'hold'],
});
