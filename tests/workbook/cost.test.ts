import { describe, expect, it } from 'vitest';
import { checkLines } from '../../workbook/checkLines';
import { UnreadableWorkbook } from '../../workbook/faults';
import { markWorkbook } from '../../workbook/markWorkbook';
import { openWorkbook } from '../../workbook/openWorkbook';
import { readMaintenanceSheet } from '../../workbook/readMaintenanceSheet';
import { growthOf } from '../support/costs';
import { hostileWorkbook, hostileWorkbooks } from '../support/hostileFiles';

const [size, factor] = [300_000, 16];

const readAndMark = (bytes: Uint8Array) => {
  try {
    const workbook = openWorkbook(bytes);
    markWorkbook(workbook, checkLines(readMaintenanceSheet(workbook).lines));
  } catch (failure) {
    if (!(failure instanceof UnreadableWorkbook)) throw failure;
  }
};

describe('a workbook that is made to keep its reader busy costs as much as it is long, or is refused', () => {
  it.each(hostileWorkbooks)('%s', (kind) => {
    const growth = growthOf((bytes) => hostileWorkbook(kind, bytes), readAndMark, size, factor);
    // Quadratic would be 256.
    expect(growth).toBeLessThan(factor * 4);
  });
});
