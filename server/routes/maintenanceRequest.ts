import {
  deleteMaintenanceRequest,
  exportMaintenanceRequests,
  getMaintenanceRequestIdsForProcessing,
  searchMaintenanceRequests,
  updateMaintenanceRequest,
} from '../../contract/calls/maintenanceRequest';
import type { Mount } from '../http/mount';
import { presentApplicationPage } from '../presenters/presentApplicationPage';
import { presentMaintenanceExport } from '../presenters/presentMaintenanceExport';
import {
  exportRequests,
  searchIdsForProcessing,
  searchRequests,
} from '../services/annualMaintenance/searchRequests';
import { deleteRequest, updateRequest } from '../services/annualMaintenance/submittedRequest';

/** The calls of /Application that are about maintenance requests only (spec 7). */
export const maintenanceRequestRoutes = (mount: Mount): void => {
  mount.call(searchMaintenanceRequests, async (context, input) =>
    presentApplicationPage(context.actor, await searchRequests(context, input)),
  );

  mount.call(getMaintenanceRequestIdsForProcessing, searchIdsForProcessing);

  mount.call(exportMaintenanceRequests, async (context, input) =>
    presentMaintenanceExport(context.actor, exportRequests(context, input), context.now()),
  );

  mount.call(deleteMaintenanceRequest, async (context, input) => {
    await deleteRequest(context, input);
    return true;
  });

  mount.call(updateMaintenanceRequest, async (context, input) => [
    { success: true, applicationId: await updateRequest(context, input) },
  ]);
};
