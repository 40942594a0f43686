import { paths } from '../../contract/paths';
import { maintenanceFiles } from '../../contract/records/maintenanceFiles';
import { defineResource } from '../../src/kit/resource/defineResource';

/** The files that were handed in; opened from annual maintenance, not in the specification. */
export const resource = defineResource({
  name: maintenanceFiles.name,
  capability: maintenanceFiles.name,
  menu: [],
  screens: [
    {
      path: paths.maintenanceFiles,
      action: 'list',
      load: () => import('./MaintenanceFileList').then((screen) => screen.MaintenanceFileList),
    },
  ],
  actions: ['show'],
});
