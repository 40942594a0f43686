import { paths } from '../../../contract/paths';
import { defineResource } from '../../../src/kit/resource/defineResource';

/** What a data protection officer does; not in the specification. */
export const resource = defineResource({
  name: 'dataProtection',
  capability: 'data-protection',
  menu: [
    {
      label: 'resources.dataProtection.name',
      to: paths.dataProtection,
      action: 'show',
      group: 'control',
      position: 3,
    },
  ],
  screens: [
    {
      path: paths.dataProtection,
      action: 'show',
      load: () => import('./DataProtectionPage').then((screen) => screen.DataProtectionPage),
    },
  ],
  actions: ['list', 'export', 'erase', 'hold'],
});
