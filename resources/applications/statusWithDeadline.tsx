import type { ApplicationRow } from '../../contract/entities/application';
import { DeadlineNote } from '../../src/blocks/applicationStatus/DeadlineNote';
import { StatusChip } from '../../src/blocks/applicationStatus/StatusChip';

/** The status of a row, with what is left of the deadline for activating. */
export const statusWithDeadline = (row: ApplicationRow) => (
  <div className="status-lines">
    <StatusChip statusId={row.applicationStatusId} description={row.applicationStatusDescription} />
    <DeadlineNote
      statusId={row.applicationStatusId}
      // Rows carry no notification date: the notification is sent as the request becomes Eligible.
      notifiedOn={row.applicationStatusDate}
      isOwnRequest={!row.recheckApplicationId && !row.isAnnualMaintenance}
    />
  </div>
);
