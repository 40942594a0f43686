import { applicationStatus } from '../../../contract/rules/applicationStatuses';

/** The theme's colour of a status, always shown together with its name. */
export const statusColor = (
  statusId: number | null | undefined,
): 'default' | 'warning' | 'info' | 'error' | 'success' => {
  switch (statusId) {
    case applicationStatus.conflicting:
      return 'warning';
    case applicationStatus.eligible:
      return 'info';
    case applicationStatus.nonEligible:
      return 'error';
    case applicationStatus.active:
      return 'success';
    default:
      return 'default';
  }
};
