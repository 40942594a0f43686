import { applicationStatus } from '../../../contract/rules/applicationStatuses';

/** Returns the theme's colour of a status; it is always shown together with the name. */
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
