import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { streamWorkbook } from '../../workbook/streamWorkbook';

const workbookOf = async (stream: ReadableStream<Uint8Array>) =>
  read(new Uint8Array(await new Response(stream).arrayBuffer()), { cellFormula: true });

const rowsOf = (sheet: Parameters<typeof utils.sheet_to_json>[0] | undefined) =>
  sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }) : [];

function* numbered(count: number, made?: () => void) {
  for (let number = 1; number <= count; number += 1) {
    made?.();
    yield [`linha ${number}`, 'Não & <sim> "talvez"'];
  }
}

describe('a streamed workbook', () => {
  it('holds headings and rows as they were, in a sheet of the given name', async () => {
    const workbook = await workbookOf(
      streamWorkbook({ name: 'Dados & mais', columns: ['Um', 'Dois'], rows: numbered(1234) }),
    );
    expect(workbook.SheetNames).toEqual(['Dados & mais']);
    const rows = rowsOf(workbook.Sheets['Dados & mais']);
    expect(rows).toHaveLength(1235);
    expect(rows[0]).toEqual(['Um', 'Dois']);
    expect(rows[1234]).toEqual(['linha 1234', 'Não & <sim> "talvez"']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x")'])(
    'never makes a formula of %j',
    async (text) => {
      const workbook = await workbookOf(streamWorkbook({ name: 'S', columns: ['A'], rows: [[text]] }));
      const cell = workbook.Sheets.S?.A2;
      expect(cell).toMatchObject({ t: 's' });
      expect(cell.f).toBeUndefined();
      expect(cell.v).toBe(`'${text}`);
    },
  );

  it('accepts characters that XML does not allow', async () => {
    const workbook = await workbookOf(
      streamWorkbook({ name: 'S', columns: ['A'], rows: [['a\u0000b\u0007c\ud800d\uffff']] }),
    );
    expect(workbook.Sheets.S?.A2.v).toBe('a b cd');
  });

  it('goes on in another sheet where one is full, and has one where there are no rows', async () => {
    const workbook = await workbookOf(
      streamWorkbook({ name: 'S', columns: ['A', 'B'], rows: numbered(25) }, 10),
    );
    expect(workbook.SheetNames).toEqual(['S', 'S 2', 'S 3']);
    expect(workbook.SheetNames.map((name) => rowsOf(workbook.Sheets[name]).length)).toEqual([11, 11, 6]);
    const empty = await workbookOf(streamWorkbook({ name: 'S', columns: ['A'], rows: [] }));
    expect(rowsOf(empty.Sheets.S)).toEqual([['A']]);
  });

  it('makes rows only as fast as they are read', async () => {
    let made = 0;
    const count = 60_000;
    const rows = numbered(count, () => {
      made += 1;
    });
    const reader = streamWorkbook({ name: 'S', columns: ['A', 'B'], rows }).getReader();
    await reader.read();
    expect(made).toBeLessThan(count / 2);
    let largest = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      largest = Math.max(largest, part.value.length);
    }
    expect(made).toBe(count);
    expect(largest).toBeLessThan(1_000_000);
  });
});
