import { paths } from '../../../contract/paths';
import { defineResource } from '../../../src/kit/resource/defineResource';
import type { ClientModule } from '../../clientModule';
import { access } from '../contract/access';

/** The page of a data protection officer: files of persons, erasure, holds, periods and papers. */
export const dataProtection: ClientModule = {
  name: 'dataProtection',
  access,
  resources: [
    defineResource({
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
    }),
  ],
  adapted: [
    'dataProtection/papers',
    'dataProtection/erasures',
    'dataProtection/holds',
    'dataProtection/personFiles',
    'dataProtection/retention',
  ],
  load: () => import('../providers/adapters'),
};
