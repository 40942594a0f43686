import type { ApplicationHistoryEntry } from '../../../contract/entities/applicationHistory';

/** Makes a history entry with the fields that a test needs. */
export const historyEntry = (
  applicationStatusId: number,
  overrides: Partial<ApplicationHistoryEntry> = {},
): ApplicationHistoryEntry => ({
  applicationStatusId,
  applicationStatus: { id: applicationStatusId, description: `status ${applicationStatusId}` },
  createdOn: '2026-03-01T10:00:00Z',
  ...overrides,
});
