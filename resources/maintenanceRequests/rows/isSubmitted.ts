import type { ApplicationRow } from '../../../contract/entities/application';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';

/** Returns whether a maintenance request can still be edited, deleted or processed (spec 4). */
export const isSubmitted = ({ applicationStatusId }: Pick<ApplicationRow, 'applicationStatusId'>): boolean =>
  applicationStatusId === applicationStatus.submitted;
