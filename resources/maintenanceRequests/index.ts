import { defineResource } from '../../src/kit/resource/defineResource';

/** The yearly maintenance of the tariff, for both sides (spec 2.1). */
export const resource = defineResource({
  name: 'maintenanceRequests',
  menu: [
    {
      label: 'resources.maintenanceRequests.menu.list',
      to: '/applicationAnnualMaintenance',
      action: 'list',
      position: 7,
    },
  ],
  screens: [
    {
      path: '/applicationAnnualMaintenance',
      action: 'list',
      load: () => import('./MaintenanceRequestList').then((screen) => screen.MaintenanceRequestList),
    },
    {
      path: '/applicationAnnualMaintenance/:id/edit',
      action: 'edit',
      load: () => import('./MaintenanceRequestEdit').then((screen) => screen.MaintenanceRequestEdit),
    },
  ],
});
