import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { checkLines } from '../../workbook/checkLines';
import { markWorkbook } from '../../workbook/markWorkbook';
import { openWorkbook } from '../../workbook/openWorkbook';
import { readMaintenanceSheet } from '../../workbook/readMaintenanceSheet';
import { validNif } from '../support/nifs';
import { cellOf, changedParts, maintenanceWorkbook, valuesOf, workbookBytes } from '../support/workbooks';

const marked = (bytes: Uint8Array): Uint8Array => {
  const workbook = openWorkbook(bytes);
  return markWorkbook(workbook, checkLines(readMaintenanceSheet(workbook).lines));
};
const fillOf = (bytes: Uint8Array, ref: string): string | undefined => {
  const parts = unzipSync(bytes);
  const part = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const { r, c } = utils.decode_cell(ref);
  const row = new RegExp(`<row r="${r + 1}">(.*?)</row>`, 's').exec(part('xl/worksheets/sheet1.xml'))?.[1];
  const style = /s="(\d+)"/.exec(row?.match(/<c[ /][^>]*>/g)?.[c] ?? '')?.[1];
  const styles = part('xl/styles.xml');
  const xf = /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(styles)?.[1]?.match(/<xf [^>]*>/g)?.[Number(style ?? 0)];
  const fill = Number(/fillId="(\d+)"/.exec(xf ?? '')?.[1]);
  return /<fills[^>]*>(.*)<\/fills>/s.exec(styles)?.[1]?.match(/<fill>.*?<\/fill>/gs)?.[fill];
};

describe('10.6 a rejected file comes back marked', () => {
  const sent = maintenanceWorkbook([
    [validNif(1)],
    ['123', validNif(2)],
    [validNif(3), '456'],
    [],
    [validNif(1)],
  ]);
  const answer = marked(sent);

  it('with the column Erros filled where something is wrong', () => {
    expect(valuesOf(answer)).toEqual([
      ['NIF', 'NIF do estudante', 'Erros'],
      [validNif(1), undefined, 'NIF repetido no ficheiro (linha 6).'],
      ['123', validNif(2), 'NIF inválido.'],
      [validNif(3), '456', 'NIF do estudante inválido.'],
      [],
      [validNif(1), undefined, 'NIF repetido no ficheiro (linha 2).'],
    ]);
  });

  it('with the wrong cells and their errors coloured, and no others', () => {
    for (const ref of ['A2', 'C2', 'A3', 'C3', 'B4', 'C4', 'A6', 'C6'])
      expect(fillOf(answer, ref)).toContain('FFC7CE');
    for (const ref of ['B3', 'A4']) expect(fillOf(answer, ref)).not.toContain('FFC7CE');
  });

  it('keeps NIFs as text', () => {
    expect(cellOf(marked(maintenanceWorkbook([[Number('123456780')]])), 2, 1)).toMatchObject({
      t: 's',
      z: '@',
    });
  });

  it('can be corrected and handed in again, and marked again in the same column', () => {
    expect(valuesOf(marked(answer))).toEqual(valuesOf(answer));
  });

  it('keeps the other columns as they were shown, without formulas, links and other sheets', () => {
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet([
      ['NIF', 'NIF do estudante', 'Notas'],
      ['1', '', '=cmd()'],
    ]);
    sheet.D2 = { t: 'n', v: 2, f: '1+1' };
    sheet['!ref'] = 'A1:D2';
    utils.book_append_sheet(book, sheet, 'Lista');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Resumo', 7]]), 'Outra');
    const result = marked(workbookBytes(book));
    expect(valuesOf(result)).toEqual([
      ['NIF', 'NIF do estudante', 'Notas', undefined, 'Erros'],
      ['1', undefined, "'=cmd()", 2, 'NIF inválido.'],
    ]);
    expect(valuesOf(result, 1)).toEqual([]);
    expect(strFromU8(unzipSync(result)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).not.toContain('<f>');
    expect(cellOf(result, 2, 3)).toMatchObject({ t: 's', z: '@' });
  });

  it('shortens a text that is longer than a cell can hold', () => {
    const escaped = changedParts(maintenanceWorkbook([['x', 'y']]), (parts) => {
      for (const path of Object.keys(parts))
        parts[path] = parts[path]?.replace('>x<', `>${'a'.repeat(40_000)}<`) ?? '';
    });
    expect(String(cellOf(marked(escaped), 2, 1)?.v)).toHaveLength(32_767);
  });

  it.each(['&', '<', '>'])('stays readable where so long a text is all %s', (character) => {
    const long = maintenanceWorkbook([[character.repeat(32_767)]]);
    expect(cellOf(marked(long), 2, 1)?.v).toBe(character.repeat(32_767));
  });

  it('in the sheet that has the headings, whatever comes before it', () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Capa']]), 'Capa');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['NIF', 'NIF do estudante'], ['1']]), 'Lista');
    const result = marked(workbookBytes(book));
    expect(valuesOf(result)[1]?.[2]).toBe('NIF inválido.');
  });

  it('also with sheet names that no writer accepts', () => {
    const names = ['a/b', 'History', 'x'.repeat(40), 'Igual', 'igual', "'"];
    const book = utils.book_new();
    for (const index of names.keys())
      utils.book_append_sheet(
        book,
        utils.aoa_to_sheet([['NIF', 'NIF do estudante'], ['1']]),
        `Folha${index}`,
      );
    const renamed = changedParts(workbookBytes(book), (parts) => {
      const path = 'xl/workbook.xml';
      for (const [index, name] of names.entries())
        parts[path] = (parts[path] ?? '').replace(`name="Folha${index}"`, `name="${name}"`);
    });
    expect(valuesOf(marked(renamed))[1]?.[2]).toBe('NIF inválido.');
  });
});
