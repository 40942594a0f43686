import { applicationStatus, storedStatusIds, underWayStatuses } from './applicationStatuses';

/** The progress of a maintenance request: submitted, being verified, or ended with or without a result. */
export const maintenanceProgress = ['submitted', 'underWay', 'done'] as const;
export type MaintenanceProgress = (typeof maintenanceProgress)[number];

const progressOf = (statusId: number): MaintenanceProgress => {
  if (statusId === applicationStatus.submitted) return 'submitted';
  return underWayStatuses.includes(statusId) ? 'underWay' : 'done';
};

/** Returns the stored statuses of maintenance requests at a stage of progress. */
export const statusesOfProgress = (progress: MaintenanceProgress): readonly number[] =>
  storedStatusIds.filter((statusId) => progressOf(statusId) === progress);
