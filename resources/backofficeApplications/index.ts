import { paths } from '../../contract/paths';
import { defineResource } from '../../src/kit/resource/defineResource';
import { DetailPreview } from '../../src/tariff/applicationDetail/DetailPreview';

const detail = () =>
  import('./BackofficeApplicationDetailPage').then((screen) => screen.BackofficeApplicationDetailPage);

/** Eligibility requests on the regulator's side (spec 2.1). */
export const resource = defineResource({
  name: 'backofficeApplications',
  menu: [
    {
      label: 'resources.backofficeApplications.menu.list',
      to: paths.applications,
      action: 'list',
      position: 3,
    },
  ],
  screens: [
    {
      path: paths.applications,
      action: 'list',
      load: () => import('./BackofficeApplicationList').then((screen) => screen.BackofficeApplicationList),
    },
    { path: `${paths.applications}/:id/details`, action: 'show', load: detail, Pending: DetailPreview },
    {
      path: `${paths.applications}/:id/recheck/:recheckId/details`,
      action: 'show',
      load: detail,
      Pending: DetailPreview,
    },
  ],
});
