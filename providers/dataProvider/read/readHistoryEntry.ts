import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';

/** A history entry as the screens take it: its status has a text, be it an empty one. */
export const readHistoryEntry = (entry: ApplicationHistoryEntry): ApplicationHistoryEntry => ({
  ...entry,
  applicationStatus: {
    ...entry.applicationStatus,
    id: entry.applicationStatusId,
    description: entry.applicationStatus?.description ?? '',
  },
});
