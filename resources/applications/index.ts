import { paths } from '../../contract/paths';
import { defineResource } from '../../src/kit/resource/defineResource';
import { DetailPreview } from '../../src/tariff/applicationDetail/DetailPreview';

const detail = () => import('./ApplicationDetailPage').then((screen) => screen.ApplicationDetailPage);

/** Eligibility requests on the provider's side (spec 2.1). */
export const resource = defineResource({
  name: 'applications',
  menu: [
    { label: 'resources.applications.menu.create', to: paths.requestForm, action: 'create', position: 1 },
    {
      label: 'resources.applications.menu.list',
      to: paths.applicationManagement,
      action: 'list',
      position: 2,
    },
  ],
  screens: [
    {
      path: paths.requestForm,
      action: 'create',
      load: () => import('./ApplicationCreate').then((screen) => screen.ApplicationCreate),
    },
    {
      path: paths.applicationManagement,
      action: 'list',
      load: () => import('./ApplicationList').then((screen) => screen.ApplicationList),
    },
    {
      path: paths.toActivate,
      action: 'update',
      load: () => import('./toActivate/ToActivateList').then((screen) => screen.ToActivateList),
    },
    {
      path: `${paths.applicationManagement}/:id/details`,
      action: 'openDetail',
      load: detail,
      Pending: DetailPreview,
    },
    {
      path: `${paths.applicationManagement}/:id/recheck/:recheckId/details`,
      action: 'show',
      load: detail,
      Pending: DetailPreview,
    },
    {
      path: `${paths.applicationManagement}/:id/recheckForm`,
      action: 'recheck',
      load: () => import('./ApplicationRecheck').then((screen) => screen.ApplicationRecheck),
    },
  ],
});
