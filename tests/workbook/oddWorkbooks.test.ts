import { describe, expect, it } from 'vitest';
import { checkLines } from '../../workbook/checkLines';
import { UnreadableWorkbook } from '../../workbook/faults';
import { markWorkbook } from '../../workbook/markWorkbook';
import { openWorkbook } from '../../workbook/openWorkbook';
import { readMaintenanceSheet } from '../../workbook/readMaintenanceSheet';
import { changedParts, inlineCell, sheetXml, valuesOf, workbookOfSheet } from '../support/workbooks';

const headings = `<row r="1">${inlineCell('A1', 'NIF')}${inlineCell('B1', 'NIF do estudante')}</row>`;
const read = (bytes: Uint8Array) => readMaintenanceSheet(openWorkbook(bytes));
const marked = (bytes: Uint8Array) => {
  const workbook = openWorkbook(bytes);
  return markWorkbook(workbook, checkLines(readMaintenanceSheet(workbook).lines));
};

describe('odd workbooks', () => {
  const inSheet = (rows: string) => workbookOfSheet(sheetXml(headings + rows));
  const dated = (settings: string) =>
    changedParts(
      inSheet('<row r="2"><c r="A2"><v>1</v></c><c r="B2"/><c r="C2" s="1"><v>0</v></c></row>'),
      (parts) => {
        parts['xl/workbook.xml'] = (parts['xl/workbook.xml'] ?? '')
          .replace(/<workbookPr[^>]*>/, '')
          .replace('<sheets>', `${settings}<sheets>`);
        parts['xl/styles.xml'] =
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>';
      },
    );

  it.each([
    ['1904', '<workbookPr date1904="1"/>', '1904-01-01'],
    ['1904, in a word', '<workbookPr date1904="true"/>', '1904-01-01'],
    ['1900', '<workbookPr date1904="0"/>', '1900-01-00'],
    ['1900, without saying so', '', '1900-01-00'],
  ])('whose days are counted from %s come back with the days that were shown', (_, settings, day) => {
    expect(valuesOf(marked(dated(settings)))[1]?.[2]).toBe(day);
  });

  it('whose rows do not follow each other are refused', () => {
    const bytes = inSheet('<row r="3"><c r="A3"><v>1</v></c></row><row r="2"><c r="A2"><v>1</v></c></row>');
    expect(() => read(bytes)).toThrow(UnreadableWorkbook);
  });

  it.each<[string, string, unknown]>([
    ['rows and cells without places', '<row><c t="inlineStr"><is><t>123</t></is></c></row>', '123'],
    [
      'texts of several fonts',
      '<row r="2"><c r="A2" t="inlineStr"><is><r><rPr><b/></rPr><t>12</t></r><r><t xml:space="preserve">3 </t></r></is></c></row>',
      '123',
    ],
    [
      'phonetic guides',
      '<row r="2"><c r="A2" t="inlineStr"><is><t>123</t><rPh sb="0" eb="1"><t>x</t></rPh></is></c></row>',
      '123',
    ],
    [
      'merged cells',
      '<row r="2"><c r="A2"><v>123</v></c><c r="B2"/></row></sheetData><mergeCells><mergeCell ref="A2:B2"/></mergeCells><sheetData>',
      '123',
    ],
    ['errors', '<row r="2"><c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>', '#DIV/0!'],
    ['truths', '<row r="2"><c r="A2" t="b"><v>1</v></c></row>', 'true'],
    ['numbers with an exponent', '<row r="2"><c r="A2"><v>1.23E2</v></c></row>', '123'],
    [
      'comments and plain texts',
      '<!-- > --><row r="2"><c r="A2" t="str"><v><![CDATA[12]]>3</v></c></row>',
      '123',
    ],
    ['lines between its tags', '\r\n<row r="2">\r\n<c r="A2">\r\n<v>123</v>\r\n</c>\r\n</row>\r\n', '123'],
  ])('with %s are read and come back', (_, rows, nif) => {
    const bytes = inSheet(rows);
    expect(read(bytes).lines.map(({ row, fiscalNumber }) => [row, fiscalNumber.text])).toEqual([[2, nif]]);
    expect(valuesOf(marked(bytes))[1]?.[2]).toBe('NIF inválido.');
  });

  it('in the strict form of the standard, or with macros, are read', () => {
    const strict = changedParts(inSheet('<row r="2"><c r="A2"><v>123</v></c></row>'), (parts) => {
      for (const [path, text] of Object.entries(parts))
        parts[path] = text
          .replaceAll(
            'http://schemas.openxmlformats.org/officeDocument/2006/',
            'http://purl.oclc.org/ooxml/officeDocument/',
          )
          .replaceAll(
            'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
            'http://purl.oclc.org/ooxml/spreadsheetml/main',
          )
          .replaceAll('spreadsheetml.sheet.main+xml', 'sheet.macroEnabled.main+xml');
      parts['xl/vbaProject.bin'] = 'macros';
    });
    expect(read(strict).lines).toHaveLength(1);
  });
});
