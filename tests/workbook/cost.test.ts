import { describe, expect, it } from 'vitest';
import { readValue } from '../../server/services/records/imports/readValue';
import { checkLines } from '../../workbook/checkLines';
import { UnreadableWorkbook } from '../../workbook/faults';
import { markWorkbook } from '../../workbook/markWorkbook';
import { openWorkbook } from '../../workbook/openWorkbook';
import { readMaintenanceSheet } from '../../workbook/readMaintenanceSheet';
import { openTable, readTable } from '../../workbook/readTable';
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

const fields = [{ source: 'name', names: ['NIF'] }];

const readRows = (bytes: Uint8Array) => {
  try {
    for (const { values } of readTable(openTable(bytes), { fields, maxRows: 10_000 }).rows)
      for (const cell of values)
        for (const kind of ['text', 'longText', 'yesNo', 'date', 'money', 'number'] as const)
          readValue({ kind, source: 'name', labelText: 'NIF', maxLength: 250 }, cell);
  } catch (failure) {
    if (!(failure instanceof UnreadableWorkbook)) throw failure;
  }
};

const csvCells = {
  'marks of alternating classes': '\u0300\u0316',
  'marks with what nobody sees between them': '\u0300\u200b\u0316',
  'blanks in quotation marks': ' ',
  'emoji joined without end': '👨\u200d',
  digits: '1 ',
  'days without end': '1/1/',
};

describe('rows to import cost as much as they are long', () => {
  it.each(Object.keys(csvCells) as (keyof typeof csvCells)[])('one cell of %s', (kind) => {
    const file = (size: number) =>
      new TextEncoder().encode(`NIF;Nome\n"a${csvCells[kind].repeat(size / csvCells[kind].length)}"\n`);
    const least = { size: 2000, factor, enough };
    expect(growthOf(file, readRows, least)).toBeLessThan(enough);
  });

  it.each(['cells of marks', 'one long text that every cell refers to'] as const)('%s', (kind) => {
    const growth = growthOf((bytes) => hostileWorkbook(kind, bytes), readRows, { size, factor, enough });
    expect(growth).toBeLessThan(enough);
  });
});

describe('a workbook that is made to keep its reader busy costs as much as it is long, or is refused', () => {
  it.each(hostileWorkbooks)('%s', (kind) => {
    const growth = growthOf((bytes) => hostileWorkbook(kind, bytes), readAndMark, { size, factor, enough });
    expect(growth).toBeLessThan(enough);
  });
});
