import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnonymousGroup } from '../../../server/services/export/countAlike';
import { discloseInGroups, smallestGroup } from '../../../server/services/export/discloseInGroups';

const group = (overrides: Partial<AnonymousGroup> = {}): AnonymousGroup => ({
  kind: 'request',
  statusId: 9,
  quarter: '2026-T1',
  district: 'Lisboa',
  isStudent: false,
  hasDocuments: false,
  wasActivatedLate: false,
  count: 1,
  ...overrides,
});

const total = (groups: readonly AnonymousGroup[]) => groups.reduce((sum, { count }) => sum + count, 0);
const classOf = ({ count: _, ...found }: AnonymousGroup) => JSON.stringify(found);
const withheld = {
  statusId: null,
  quarter: null,
  district: null,
  isStudent: null,
  hasDocuments: null,
  wasActivatedLate: null,
};

const anyGroup: fc.Arbitrary<AnonymousGroup> = fc.record({
  kind: fc.constantFrom('request', 'request', 'request', 'recheck', 'maintenance'),
  statusId: fc.constantFrom(1, 7, 9, null),
  quarter: fc.constantFrom('2025-T4', '2026-T1'),
  district: fc.constantFrom('Lisboa', 'Porto', 'Beja', null),
  isStudent: fc.boolean(),
  hasDocuments: fc.boolean(),
  wasActivatedLate: fc.constantFrom(true, false, null),
  count: fc.integer({ min: 1, max: 23 }),
});
const uniqueGroups = fc.uniqueArray(anyGroup, { selector: classOf, maxLength: 40 });

describe('10.7 anonymised export: details by size of group', () => {
  it('gives all details of five that are alike, and only the kind of the rest', () => {
    expect(discloseInGroups([group({ count: 15 })])).toEqual([group({ count: 15 })]);
    expect(discloseInGroups([group({ count: 17 })])).toEqual([
      group({ count: 10 }),
      group({ ...withheld, count: 7 }),
    ]);
  });

  it('drops details step by step', () => {
    const students = [group({ count: 3 }), group({ isStudent: true, count: 2 })];
    expect(discloseInGroups(students)).toEqual([
      group({ isStudent: null, hasDocuments: null, wasActivatedLate: null, count: 5 }),
    ]);
    const districts = ['Beja', 'Porto', 'Faro', 'Braga', 'Évora'].map((district) => group({ district }));
    expect(discloseInGroups(districts)).toEqual([group({ ...withheld, statusId: 9, count: 5 })]);
  });

  it('hides the kind of which there are too few, among others', () => {
    const disclosed = discloseInGroups([group({ count: 20 }), group({ kind: 'recheck', count: 1 })]);
    expect(disclosed).toEqual([group({ count: 15 }), group({ ...withheld, kind: null, count: 6 })]);
  });

  it('gives no details of applications after the day of the export', () => {
    expect(discloseInGroups([group({ statusId: null, count: 50 })])).toEqual([
      group({ ...withheld, count: 50 }),
    ]);
  });

  it('hides the kind of fewer than five', () => {
    expect(discloseInGroups([group({ count: 2 }), group({ kind: 'recheck', count: 2 })])).toEqual([
      group({ ...withheld, kind: null, count: 4 }),
    ]);
    expect(discloseInGroups([])).toEqual([]);
  });

  it('loses none, invents none, and singles none out in one export', () => {
    fc.assert(
      fc.property(uniqueGroups, (groups) => {
        const disclosed = discloseInGroups(groups);
        expect(total(disclosed)).toBe(total(groups));
        expect(new Set(disclosed.map(classOf)).size).toBe(disclosed.length);
        if (total(groups) >= smallestGroup) {
          for (const { count } of disclosed) expect(count).toBeGreaterThanOrEqual(smallestGroup);
        }
        // No row claims more applications than really have its values.
        for (const { count, ...known } of disclosed) {
          const fitting = groups.filter((one) =>
            Object.entries(known).every(([key, value]) => value === null || Object(one)[key] === value),
          );
          expect(count).toBeLessThanOrEqual(total(fitting));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('changes between two exports by five at a time, never by one', () => {
    fc.assert(
      fc.property(uniqueGroups, anyGroup, (groups, added) => {
        const disclosed = (found: readonly AnonymousGroup[]) =>
          new Map(
            discloseInGroups(found)
              .filter(({ statusId }) => statusId !== null)
              .map((one) => [classOf(one), one.count]),
          );
        const before = disclosed(groups);
        const after = disclosed([...groups, { ...added, count: 1 }]);
        for (const key of new Set([...before.keys(), ...after.keys()])) {
          const difference = (after.get(key) ?? 0) - (before.get(key) ?? 0);
          expect(Math.abs(difference % smallestGroup)).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});
