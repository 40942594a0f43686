import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { workbookBytes } from '../../support/workbooks';
import { csvFile, importedFile, importRefusal, importRows } from './importStage';
import { recordStage } from './recordStage';

type Stage = Awaited<ReturnType<typeof recordStage>>;
type Send = Awaited<ReturnType<Stage['as']>>;

let stage: Stage;
let operator: Send;

beforeAll(async () => {
  stage = await recordStage();
  operator = await stage.as('operador@netatlantico.example.pt');
});
afterEach(async () => {
  await stage.db.delete(stage.table);
});
afterAll(() => stage.server.close());

const stored = () => stage.db.select().from(stage.table).orderBy(stage.table.id);

/** Builds a workbook whose columns have these formats; `undefined` is the general one. */
const formattedFile = (
  headings: string[],
  cells: (readonly [value: number | string, format?: string])[][],
) => {
  const sheet = utils.aoa_to_sheet([headings, ...cells.map((row) => row.map(([value]) => value))]);
  for (const [row, line] of cells.entries())
    for (const [column, [, format]] of line.entries()) {
      const cell = sheet[utils.encode_cell({ r: row + 1, c: column })];
      if (format) cell.z = format;
    }
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Lista');
  return importedFile(workbookBytes(book));
};

describe('an imported text is what the sheet shows, a number what it keeps', () => {
  it.each([
    ['0%', 0.5, '50%'],
    ['#,##0.00', 1000.5, '1.000,50'],
    ['0000000', 7, '0000007'],
    ['dd/mm/yyyy', 46054, '01/02/2026'],
    ['dd/mm/yyyy hh:mm', 46054.75, '01/02/2026 18:00'],
    [undefined, 0.30000000000000004, '0,3'],
  ])('%s', async (format, value, shown) => {
    const file = formattedFile(
      ['Título', 'Relato'],
      [
        [
          [value, format],
          [value, format],
        ],
      ],
    );
    expect(await importRows(operator, { file, mode: 'all' })).toMatchObject({ success: true, created: 1 });
    expect(await stored()).toMatchObject([{ title: shown, story: shown }]);
  });

  it('whatever the formats of numbers, tax numbers, choices and yes or no', async () => {
    const file = formattedFile(
      ['Título', 'NIF', 'Peso', 'Custo', 'Aberta', 'Momento'],
      [
        [
          ['Um'],
          [123456789, '#,##0'],
          [1000, '#,##0.00'],
          [1234.56, '0'],
          [1, '0.00'],
          [46054.75, 'dd/mm/yyyy'],
        ],
      ],
    );
    expect(await importRows(operator, { file, mode: 'all' })).toMatchObject({ success: true, created: 1 });
    expect(await stored()).toMatchObject([
      {
        taxNumber: '123456789',
        weight: 1000,
        cost: 1234.56,
        isOpen: true,
        happenedOn: new Date('2026-02-01T18:00:00Z'),
      },
    ]);
  });
});

describe('a text with values between separators', () => {
  it('is separated as its rows are, not as its title', async () => {
    const file = csvFile('Textos, motivos\r\nTítulo;Relato;Custo\r\nUm;a, b;1,50\r\nDois;c;2,50\r\n');
    expect(await importRows(operator, { file, mode: 'all' })).toMatchObject({ success: true, created: 2 });
    expect(await stored()).toMatchObject([{ title: 'Um', story: 'a, b', cost: 1.5 }, { title: 'Dois' }]);
  });

  it('says in which line a quotation opens that nothing closes', async () => {
    const file = csvFile('Título;Relato\nUm;a\nDois;"b\nTrês;"c"\n');
    expect(await importRefusal(operator, { file, mode: 'all' })).toMatchObject({
      status: 400,
      message: expect.stringContaining('Na linha 3 do ficheiro há aspas'),
    });
  });
});
