import { describe, expect, it } from 'vitest';
import {
  applicationStatus,
  isLiveStatus,
  isMovedBySystem,
  isUnderWay,
  providerSideStatusIds,
  statusesInOrder,
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

  it('2.8 a conflicting application will have no result', () => {
    const all = [...storedStatusIds, applicationStatus.processing];
    expect(all.filter(isUnderWay)).toEqual([1, 2, 3, 4, 6, 100]);
  });

  it('the system waits for nobody but the regulator, which provider and operator do not see', () => {
    const all = [...storedStatusIds, applicationStatus.processing];
    expect(all.filter(isMovedBySystem)).toEqual([1, 2, 3, 4, 100]);
  });

  it('10.2 a list is sorted by what its reader sees', () => {
    expect(providerSideStatusIds).toEqual([1, 100, 5, 7, 8, 9, 10, 11]);
    expect(statusesInOrder(true)).toEqual([[1], [2, 3, 4, 6], [5], [7], [8], [9], [10], [11]]);
    expect(statusesInOrder(false)).toEqual(storedStatusIds.map((id) => [id]));
  });
});
