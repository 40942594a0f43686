import type { ApplicationRow } from '../../contract/entities/application';
import { DeadlineNote } from '../../src/tariff/applicationStatus/DeadlineNote';
import { StatusChip } from '../../src/tariff/applicationStatus/StatusChip';

/** Renders the status of a row, with the days left to activate. */
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
