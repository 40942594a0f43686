import { describe, expect, it } from 'vitest';
import { currentHistoryEntry } from '../../../src/tariff/applicationDetail/useApplicationDetail';
import { historyEntry } from './historyEntries';

const submitted = historyEntry(1, { createdOn: '2026-03-01T10:00:00Z' });
const active = historyEntry(9, { createdOn: '2026-03-10T10:00:00Z' });
const firstProcessing = historyEntry(100, { createdOn: '2026-03-02T10:00:00Z' });
const lastProcessing = historyEntry(100, { createdOn: '2026-03-02T12:00:00+01:00' });

describe("4 the current status is the history entry whose status matches the application's", () => {
  it.each([
    ['the matching entry, newest first', [active, submitted], 9, active],
    ['the matching entry, oldest first', [submitted, active], 9, active],
    ['an older entry when that is the status', [active, submitted], 1, submitted],
    ['the newest of several alike', [firstProcessing, lastProcessing], 100, lastProcessing],
    ['the newest of several alike, in either order', [lastProcessing, firstProcessing], 100, lastProcessing],
    ['nothing when none matches', [submitted], 9, undefined],
    ['nothing when there is no history', [], 1, undefined],
  ])('is %s', (_, history, status, expected) => {
    expect(currentHistoryEntry(history, status)).toBe(expected);
  });
});
