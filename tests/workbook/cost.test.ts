import { describe, expect, it } from 'vitest';
import { checkLines } from '../../workbook/checkLines';
import { UnreadableWorkbook } from '../../workbook/faults';
import { markWorkbook } from '../../workbook/markWorkbook';
import { openWorkbook } from '../../workbook/openWorkbook';
import { readMaintenanceSheet } from '../../workbook/readMaintenanceSheet';
import { growthOf } from '../support/costs';
import { hostileWorkbook, hostileWorkbooks } from '../support/hostileFiles';

const size = 300_000;
const factor = 16;
// A quadratic cost would be 256.
const enough = factor * 4;

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
    const growth = growthOf((bytes) => hostileWorkbook(kind, bytes), readAndMark, { size, factor, enough });
    expect(growth).toBeLessThan(enough);
  });
});
