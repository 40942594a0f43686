import { describe, expect, it } from 'vitest';
import { isWorkbookName } from '../../contract/rules/maintenanceLimits';
import { maintenanceHeadings } from '../../contract/rules/maintenanceMessages';
import { checkLines } from '../../workbook/checkLines';
import {
  type MaintenanceLine,
  readMaintenanceSheet,
  readNifCell,
  structureProblem,
} from '../../workbook/readMaintenanceSheet';
import { validNif } from '../support/nifs';

const line = (row: number, nif: unknown, student: unknown = ''): MaintenanceLine => ({
  row,
  fiscalNumber: readNifCell(nif),
  studentFiscalNumber: readNifCell(student),
});
const faults = (...lines: MaintenanceLine[]) =>
  checkLines(lines).map(({ row, column, fault }) => [row, column, fault]);

describe('5 the name of a maintenance file', () => {
  it.each([
    ['lista.xlsx', true],
    ['LISTA.XLSX', true],
    ['lista.xls', false],
    ['lista.xlsx.exe', false],
    ['', false],
  ])('%j: %s', (name, expected) => expect(isWorkbookName(name)).toBe(expected));
});

/** Reads a sheet with these headings, and as many lines below. */
const sheetOf = (headings: readonly unknown[], count: number) =>
  readMaintenanceSheet([
    {
      name: 'Lista',
      isHidden: false,
      rows: [
        headings.map((value) => ({ value: value === null ? '' : (value as string | number) })),
        ...Array.from({ length: count }, () => [{ value: validNif(1) }]),
      ].map((cells, index) => ({ index, cells })),
    },
  ]);

describe('10.6 maintenance file: headings and number of lines', () => {
  it.each([
    [[...maintenanceHeadings], 1, undefined],
    [[' nif ', 'NIF  do Estudante', 'Erros'], 10_000, undefined],
    [['NIF', 'NIF do estudante'], 10_001, 'tooManyLines'],
    [['NIF', 'NIF do estudante'], 0, 'empty'],
    [['NIF do estudante', 'NIF'], 1, 'headings'],
    [['NIF'], 1, 'headings'],
    [[], 0, 'headings'],
    [[123, null], 1, 'headings'],
  ])('%j with %i lines: %s', (headings, count, expected) =>
    expect(structureProblem(sheetOf(headings, count))).toBe(expected),
  );
});

describe('reading a NIF out of a cell', () => {
  it.each([
    ['123456789', { text: '123456789' }],
    [123_456_789, { text: '123456789', reading: 'asNumber' }],
    [' 123 456\u00a0789\u200b ', { text: '123456789', reading: 'withSpaces' }],
    ['  ', { text: '' }],
    [undefined, { text: '' }],
    [null, { text: '' }],
    [true, { text: 'true' }],
    [1.5, { text: '1.5', reading: 'asNumber' }],
  ])('%j', (value, expected) => expect(readNifCell(value)).toEqual(expected));
});

describe('problems that the file alone shows', () => {
  it('finds nothing wrong with valid NIFs, with and without student', () => {
    expect(faults(line(2, validNif(1)), line(3, validNif(2), validNif(3)))).toEqual([]);
  });

  it('finds missing and malformed NIFs, of citizen and student', () => {
    expect(
      faults(line(2, '', validNif(1)), line(3, '123456788'), line(4, validNif(1), '12'), line(5, '=1+1')),
    ).toEqual([
      [2, 'fiscalNumber', 'missing'],
      [3, 'fiscalNumber', 'malformed'],
      [4, 'studentFiscalNumber', 'malformedStudent'],
      [5, 'fiscalNumber', 'malformed'],
    ]);
  });

  it('says of each repeated line where the others are', () => {
    const same = [2, 5, 9].map((row) => line(row, validNif(7)));
    expect(checkLines([...same, line(3, validNif(8))]).map(({ message }) => message)).toEqual([
      'NIF repetido no ficheiro (linhas 5, 9).',
      'NIF repetido no ficheiro (linhas 2, 9).',
      'NIF repetido no ficheiro (linhas 2, 5).',
    ]);
    const many = Array.from({ length: 8 }, (_, index) => line(index + 2, validNif(7)));
    expect(checkLines(many)[0]?.message).toBe('NIF repetido no ficheiro (linhas 3, 4, 5, 6, 7 e mais 2).');
  });

  it('does not take two students of one citizen for a repetition', () => {
    expect(faults(line(2, validNif(1), validNif(2)), line(3, validNif(1), validNif(3)))).toEqual([]);
  });

  it('checks 10,000 equal lines as fast as different ones', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => line(index + 2, validNif(1)));
    expect(checkLines(lines)).toHaveLength(10_000);
  });
});
