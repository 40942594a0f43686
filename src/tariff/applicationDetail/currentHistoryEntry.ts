import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';

/** The history entry whose status is the application's; the newest where it had that status more than once (spec 4). */
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
