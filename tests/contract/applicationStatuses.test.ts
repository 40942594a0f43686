import { describe, expect, it } from 'vitest';
import {
  applicationStatus,
  isLiveStatus,
  statusForProviderSide,
  storedStatusesOf,
  storedStatusIds,
} from '../../contract/rules/applicationStatuses';

describe('4 the two views of a status', () => {
  it.each([
    [1, 1],
    [2, 100],
    [3, 100],
    [4, 100],
    [5, 5],
    [6, 100],
    [7, 7],
    [8, 8],
    [9, 9],
    [10, 10],
    [11, 11],
  ])('provider and operator see %i as %i', (stored, seen) => {
    expect(statusForProviderSide(stored)).toBe(seen);
    expect(storedStatusesOf(seen)).toContain(stored);
  });

  it('stores every status but Processing', () => {
    expect(storedStatusIds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(applicationStatus.processing).toBe(100);
    expect(storedStatusesOf(100)).toEqual([2, 3, 4, 6]);
  });

  it('10.3 a live request is under way, eligible or active', () => {
    const all = [...storedStatusIds, applicationStatus.processing];
    expect(all.filter(isLiveStatus)).toEqual([1, 2, 3, 4, 6, 7, 9, 100]);
  });
});
