import { access } from '../access';

/** Users who may open a detail page, of any application or of maintenance requests only (spec 2.8 and 6). */
export const detailReaders = [
  access.applications.show,
  access.backofficeApplications.show,
  access.maintenanceRequests.show,
];
