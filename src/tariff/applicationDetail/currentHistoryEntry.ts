import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';

/** Returns the newest history entry with the application's current status (spec 4). */
export const currentHistoryEntry = <Entry extends ApplicationHistoryEntry>(
  history: readonly Entry[],
  applicationStatusId: number,
): Entry | undefined =>
  history
    .filter((entry) => entry.applicationStatusId === applicationStatusId)
    .reduce<Entry | undefined>(
      (newest, entry) =>
        newest && Date.parse(newest.createdOn) >= Date.parse(entry.createdOn) ? newest : entry,
      undefined,
    );
