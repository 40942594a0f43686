import { paths } from '../../contract/paths';
import { defineResource } from '../../src/kit/resource/defineResource';

/** The yearly maintenance of the tariff, for both sides (spec 2.1). */
export const resource = defineResource({
  name: 'maintenanceRequests',
  menu: [
    {
      label: 'resources.maintenanceRequests.menu.list',
      to: paths.annualMaintenance,
      action: 'list',
      position: 7,
    },
  ],
  screens: [
    {
      path: paths.annualMaintenance,
      action: 'list',
      load: () => import('./MaintenanceRequestList').then((screen) => screen.MaintenanceRequestList),
    },
    {
      path: `${paths.annualMaintenance}/:id/edit`,
      action: 'edit',
      load: () => import('./MaintenanceRequestEdit').then((screen) => screen.MaintenanceRequestEdit),
    },
  ],
});
