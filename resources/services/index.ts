import { defineResource } from '../../src/kit/resource/defineResource';

/** The outside services that are asked about each request, and their switches; not in the specification. */
export const resource = defineResource({
  name: 'services',
  capability: 'verification-services',
  menu: [
    {
      label: 'resources.services.name',
      to: '/services',
      action: 'edit',
      group: 'settings',
      position: 3,
      isHome: false,
    },
  ],
  screens: [
    {
      path: '/services',
      action: 'edit',
      load: () => import('./ServicesPage').then((screen) => screen.ServicesPage),
    },
  ],
});
