import { describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { checkLines } from '../../workbook/checkLines';
import { markWorkbook } from '../../workbook/markWorkbook';
import { openWorkbook } from '../../workbook/openWorkbook';
import { readMaintenanceSheet } from '../../workbook/readMaintenanceSheet';
import { validNif } from '../support/nifs';
import {
  changedParts,
  inlineCell as inline,
  maintenanceWorkbook,
  sheetXml,
  valuesOf,
  workbookBytes,
  workbookOfSheet,
} from '../support/workbooks';

const good = maintenanceWorkbook([[validNif(1), validNif(2)]]);
const sheetPath = 'xl/worksheets/sheet1.xml';

describe('cells as every program writes them', () => {
  const strings = (items: string) =>
    `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${items}</sst>`;
  const opened = (cells: string, shared = '') =>
    openWorkbook(
      changedParts(good, (parts) => {
        parts[sheetPath] = sheetXml(`<row r="1">${cells}</row>`);
        parts['xl/sharedStrings.xml'] = strings(shared);
      }),
    );
  const firstValue = (cell: string, shared?: string) =>
    [...(opened(cell, shared)[0]?.rows ?? [])][0]?.cells[0]?.value;

  it.each([
    ['a shared text', '<c r="A1" t="s"><v>0</v></c>', 'abc', '<si><t>abc</t></si>'],
    [
      'a shared text in parts, without its reading aids',
      '<c r="A1" t="s"><v>0</v></c>',
      '123 456',
      '<si><r><t>123</t></r><r><rPr><b/></rPr><t xml:space="preserve"> 456</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>',
    ],
    ['a shared text that is not there', '<c r="A1" t="s"><v>7</v></c><c r="B1"><v>1</v></c>', undefined, ''],
    [
      'a text of its own, in parts',
      '<c r="A1" t="inlineStr"><is><r><t>12</t></r><r><t>3</t></r></is></c>',
      '123',
    ],
    ['a number', '<c r="A1"><v>123456789</v></c>', 123_456_789],
    ['a number that is none', '<c r="A1"><v>1e999</v></c>', '1e999'],
    ['a truth', '<c r="A1" t="b"><v>1</v></c>', true],
    ['an error', '<c r="A1" t="e"><v>#N/A</v></c>', '#N/A'],
    ['a date', '<c r="A1" t="d"><v>2026-01-31</v></c>', '2026-01-31'],
    ['a kind that nobody knows', '<c r="A1" t="zzz"><v>abc</v></c>', 'abc'],
    ['a character by its number', '<c r="A1" t="str"><v>a_x0041_&#66;&amp;</v></c>', 'aAB&'],
    ['a cell without its place', '<c t="str"><v>abc</v></c>', 'abc'],
    ['a formula with what it showed', '<c r="A1" t="str"><f>X()</f><v>abc</v></c>', 'abc'],
    [
      'a formula that shows nothing',
      '<c r="A1" t="str"><f>X()</f><v></v></c><c r="B1"><v>1</v></c>',
      undefined,
    ],
  ])('%s', (_, cell, value, shared?: string) => {
    expect(firstValue(cell, shared)).toBe(value);
  });

  it('all of them come back as they were shown, beside the errors', () => {
    const shown: [string, unknown][] = [
      ['<c t="n"><v>1</v></c>', 1],
      ['<c t="b"><v>1</v></c>', true],
      ['<c t="e"><v>#N/A</v></c>', '#N/A'],
      ['<c t="d"><v>2026-01-31</v></c>', '2026-01-31'],
      ['<c t="s"><v>1</v></c>', 'rich'],
      ['<c t="str"><v>text</v></c>', 'text'],
      ['<c t="zzz"><v>1</v></c>', '1'],
      ['<c t="str"><v>_x0041_&amp;</v></c>', 'A&'],
    ];
    const workbook = opened(
      `${inline('A1', 'NIF')}${inline('B1', 'NIF do estudante')}</row><row r="2">${inline('A2', '1')}<c/>${shown.map(([xml]) => xml).join('')}`,
      '<si/><si><r><t>rich</t></r></si>',
    );
    const problems = checkLines(readMaintenanceSheet(workbook).lines);
    expect(valuesOf(markWorkbook(workbook, problems))[1]).toEqual([
      '1',
      undefined,
      ...shown.map(([, value]) => value),
      'NIF inválido.',
    ]);
  });

  it('XML names with a prefix, and a sheet whose part has another name', () => {
    const bytes = changedParts(good, (parts) => {
      parts['xl/worksheets/other.xml'] =
        '<x:worksheet xmlns:x="a"><x:sheetData><x:row r="1"><x:c r="A1" t="str"><x:v>abc</x:v></x:c></x:row></x:sheetData></x:worksheet>';
      const relations = 'xl/_rels/workbook.xml.rels';
      parts[relations] = (parts[relations] ?? '').replace(
        'worksheets/sheet1.xml',
        '/xl/worksheets/other.xml',
      );
    });
    expect([...(openWorkbook(bytes)[0]?.rows ?? [])][0]?.cells[0]?.value).toBe('abc');
  });

  it('a formula that was never calculated is a line that says so', () => {
    const bytes = workbookOfSheet(
      sheetXml(
        `<row r="1">${inline('A1', 'NIF')}${inline('B1', 'NIF do estudante')}</row><row r="2"><c r="A2"><f>B2+1</f></c></row>`,
      ),
    );
    const { lines } = readMaintenanceSheet(openWorkbook(bytes));
    expect(checkLines(lines)).toMatchObject([{ row: 2, column: 'fiscalNumber', fault: 'noValue' }]);
  });

  it.each([
    ['direction marks', '\u202a#\u202c'],
    ['isolates and a byte order mark', '\ufeff\u2066#\u2069'],
    ['a soft hyphen and a zero-width blank', '\u00ad#\u200b'],
    ['no-break and ideographic blanks', '\u00a0#\u3000'],
  ])('a NIF and headings with %s are read as if those were not there', (_, around) => {
    const marked = (text: string) => around.replace('#', text);
    const bytes = workbookOfSheet(
      sheetXml(
        `<row r="1">${inline('A1', marked('NIF'))}${inline('B1', marked('NIF do estudante'))}</row><row r="2">${inline('A2', marked(validNif(3)))}</row>`,
      ),
    );
    const { lines, found } = readMaintenanceSheet(openWorkbook(bytes));
    expect(found).toBeUndefined();
    expect(lines).toMatchObject([{ row: 2, fiscalNumber: { text: validNif(3) } }]);
    expect(checkLines(lines)).toEqual([]);
  });

  it('the first sheet with the headings counts; without any, sheets and headings are reported', () => {
    const sheets = (...rows: string[][]) => {
      const book = utils.book_new();
      for (const [index, row] of rows.entries())
        utils.book_append_sheet(book, utils.aoa_to_sheet([row, [validNif(index + 1)]]), `Folha${index + 1}`);
      return readMaintenanceSheet(openWorkbook(workbookBytes(book)));
    };
    const second = sheets(['Capa'], ['NIF', 'NIF do estudante'], ['NIF', 'NIF do estudante']);
    expect(second.lines).toMatchObject([{ row: 2, fiscalNumber: { text: validNif(2) } }]);
    expect(second.found).toBeUndefined();
    expect(sheets(['Número', 'Aluno'], []).found).toEqual([
      { sheet: 'Folha1', row: 1, headings: ['Número', 'Aluno'] },
      { sheet: 'Folha2', row: 2, headings: [validNif(2)] },
    ]);
  });
});
