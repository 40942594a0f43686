import { describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { checkLines } from '../../workbook/checkLines';
import { markWorkbook } from '../../workbook/markWorkbook';
import { openWorkbook } from '../../workbook/openWorkbook';
import { readMaintenanceSheet, structureProblem } from '../../workbook/readMaintenanceSheet';
import { validNif } from '../support/nifs';
import { inlineCell as inline, sheetXml, valuesOf, workbookOfSheet } from '../support/workbooks';

const read = (bytes: Uint8Array) => readMaintenanceSheet(openWorkbook(bytes));
const marked = (bytes: Uint8Array) => {
  const workbook = openWorkbook(bytes);
  return markWorkbook(workbook, checkLines(readMaintenanceSheet(workbook).lines));
};

describe('a list within 10,000 lines and 50 columns', () => {
  const letters = (column: number) => utils.encode_col(column);
  const wide = (lines: number, columns: number) =>
    workbookOfSheet(
      sheetXml(
        `<row r="1">${inline('A1', 'NIF')}${inline('B1', 'NIF do estudante')}</row>${Array.from(
          { length: lines },
          (_, line) => {
            const others = Array.from({ length: columns - 2 }, (_, column) =>
              inline(`${letters(column + 2)}${line + 2}`, `Texto ${(line * column) % 97}`),
            );
            return `<row r="${line + 2}">${inline(`A${line + 2}`, line === 5 ? '1' : validNif(line))}${others.join('')}</row>`;
          },
        ).join('')}`,
      ),
    );

  it.each([
    [10_000, 20],
    [4_000, 40],
    [1_000, 50],
  ])(
    'is judged and marked: %i lines and %i columns, texts in the cells',
    (lines, columns) => {
      const answer = valuesOf(marked(wide(lines, columns)));
      expect(answer).toHaveLength(lines + 1);
      expect(answer[6]?.[columns]).toBe('NIF inválido.');
      expect(answer[7]?.[columns - 1]).toMatch(/^Texto/);
    },
    60_000,
  );

  it('is told when it has a column more', () => {
    for (const columns of [51, 52]) expect(structureProblem(read(wide(3, columns)))).toBe('tooManyColumns');
  });

  it('can be handed in again as it came back, and is marked in the same column', () => {
    const answer = marked(wide(10, 50));
    expect(structureProblem(read(answer))).toBeUndefined();
    expect(valuesOf(marked(answer))).toEqual(valuesOf(answer));
  });
});
