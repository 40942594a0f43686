import { applicationStatus, storedStatusIds, underWayStatuses } from './applicationStatuses';

/** How far a maintenance request has come: handed in, being verified, or ended with or without a result. */
export const maintenanceProgress = ['submitted', 'underWay', 'done'] as const;
export type MaintenanceProgress = (typeof maintenanceProgress)[number];

const progressOf = (statusId: number): MaintenanceProgress => {
  if (statusId === applicationStatus.submitted) return 'submitted';
  return underWayStatuses.includes(statusId) ? 'underWay' : 'done';
};

/** The stored statuses of the maintenance requests that have come so far. */
export const statusesOfProgress = (progress: MaintenanceProgress): readonly number[] =>
  storedStatusIds.filter((statusId) => progressOf(statusId) === progress);
