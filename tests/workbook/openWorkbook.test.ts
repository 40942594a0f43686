import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { UnreadableWorkbook } from '../../workbook/faults';
import { openWorkbook } from '../../workbook/openWorkbook';
import { readMaintenanceSheet } from '../../workbook/readMaintenanceSheet';
import { validNif } from '../support/nifs';
import { makePdf } from '../support/pdf';
import {
  changedParts,
  inlineCell as inline,
  maintenanceWorkbook,
  sheetXml,
  workbookOfSheet,
} from '../support/workbooks';

const good = maintenanceWorkbook([[validNif(1), validNif(2)]]);
const sheetPath = 'xl/worksheets/sheet1.xml';

const reasonOf = (bytes: Uint8Array): string => {
  try {
    readMaintenanceSheet(openWorkbook(bytes));
    return 'none';
  } catch (failure) {
    return failure instanceof UnreadableWorkbook ? failure.reason : String(failure);
  }
};

/** Overwrites a 32-bit number in an archive's directory, in every entry or only in the named one. */
const patchZipDirectory = (bytes: Uint8Array, offset: number, value: number, name = ''): Uint8Array => {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 46; at += 1) {
    const isNamed = new TextDecoder().decode(copy.subarray(at + 46, at + 46 + name.length)) === name;
    if (view.getUint32(at, true) === 0x02014b50 && isNamed) view.setUint32(at + offset, value, true);
  }
  return copy;
};

describe('reading a maintenance file', () => {
  it('reads headings and lines with their rows, numbers and texts, past empty rows', () => {
    const bytes = maintenanceWorkbook([
      [validNif(1)],
      [],
      [` ${validNif(2)}`, Number(validNif(3)), 'a note'],
      [undefined, undefined, 'only a note'],
    ]);
    expect(readMaintenanceSheet(openWorkbook(bytes))).toEqual({
      headings: ['NIF', 'NIF do estudante'],
      width: 3,
      lines: [
        { row: 2, fiscalNumber: { text: validNif(1) }, studentFiscalNumber: { text: '' } },
        {
          row: 4,
          fiscalNumber: { text: validNif(2), reading: 'withSpaces' },
          studentFiscalNumber: { text: validNif(3), reading: 'asNumber' },
        },
      ],
    });
  });

  it('reads the stored value of a formula, never the formula', () => {
    const bytes = workbookOfSheet(
      sheetXml(
        `<row r="1">${inline('A1', 'NIF')}${inline('B1', 'NIF do estudante')}</row><row r="2"><c r="A2" t="str"><f>HYPERLINK("http://example.pt")</f><v>${validNif(4)}</v></c></row>`,
      ),
    );
    const workbook = openWorkbook(bytes);
    expect(readMaintenanceSheet(workbook).lines).toMatchObject([
      { row: 2, fiscalNumber: { text: validNif(4) } },
    ]);
    expect(JSON.stringify(workbook)).not.toContain('HYPERLINK');
  });
});

describe('files that are no workbook, or a hostile one', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('NIF;NIF do estudante\n123456789;')],
    ['a PDF', makePdf()],
    // The signature of the container in which Office keeps encrypted workbooks.
    [
      'an encrypted workbook',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)),
    ],
  ])('%s', (_, bytes) => expect(reasonOf(bytes)).toBe('notZip'));

  it('a renamed archive without workbook', () => {
    expect(reasonOf(zipSync({ 'letter.txt': new TextEncoder().encode('hello') }))).toBe('notWorkbook');
  });

  it('a workbook that was cut off', () => {
    expect(reasonOf(good.slice(0, -30))).toBe('damaged');
    expect(reasonOf(good.slice(0, 400))).toBe('damaged');
  });

  it('an archive with encrypted entries', () => {
    expect(reasonOf(patchZipDirectory(good, 8, 0x0008_0001))).toBe('encrypted');
  });

  it('a bomb that declares its size', () => {
    expect(reasonOf(workbookOfSheet(sheetXml(' '.repeat(60_000_000))))).toBe('tooLarge');
  });

  it('a bomb within the limits that grows more than any workbook does', () => {
    expect(reasonOf(workbookOfSheet(sheetXml(' '.repeat(10_000_000))))).toBe('tooLarge');
  });

  it('a bomb that lies about its size is stopped while it grows', () => {
    const bomb = workbookOfSheet(sheetXml(' '.repeat(60_000_000)));
    expect(reasonOf(patchZipDirectory(bomb, 24, 5000, sheetPath))).toBe('tooLarge');
  });

  it('entries that overlap', () => {
    expect(reasonOf(patchZipDirectory(good, 20, good.length - 500))).toBe('damaged');
  });

  it('too many entries', () => {
    const many = Object.fromEntries(
      Array.from({ length: 600 }, (_, n) => [`xl/${n}.xml`, new Uint8Array(1)]),
    );
    expect(reasonOf(zipSync(many, { level: 0 }))).toBe('tooLarge');
  });

  it('a million rows', () => {
    const rows = Array.from({ length: 1_000_000 }, () => '<row><c/></row>').join('');
    expect(reasonOf(workbookOfSheet(sheetXml(rows)))).toBe('tooLarge');
  });

  it('huge shared strings', () => {
    const strings = '<si><t>1</t></si>'.repeat(2_600_000);
    const bytes = changedParts(good, (parts) => {
      parts['xl/sharedStrings.xml'] =
        `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${strings}</sst>`;
    });
    expect(reasonOf(bytes)).toBe('tooLarge');
  });

  it('a cell at the far end of the sheet costs nothing', () => {
    const cells = `<row r="1048576">${inline('XFD1048576', 'x')}</row>`;
    expect(readMaintenanceSheet(openWorkbook(workbookOfSheet(sheetXml(cells))))).toMatchObject({ lines: [] });
  });

  it('entities', () => {
    const bytes = workbookOfSheet(`<!DOCTYPE a [<!ENTITY x "y">]>${sheetXml('<row/>')}`);
    expect(reasonOf(bytes)).toBe('damaged');
  });

  it.each([
    ['with a mark of its byte order', 'utf-16le', true],
    ['of Intel order without a mark', 'utf-16le', false],
    ['of network order without a mark', 'utf-16be', false],
  ] as const)('UTF-16 %s', (_, order, isMarked) => {
    const xml = `${isMarked ? '\ufeff' : ''}${sheetXml('<row/>')}`;
    const bytes = Buffer.from(xml, 'utf16le');
    const sheet = new Uint8Array(order === 'utf-16be' ? bytes.swap16() : bytes);
    expect(reasonOf(zipSync({ ...unzipSync(good), [sheetPath]: sheet }))).toBe('damaged');
  });

  it('a range that claims every cell costs nothing', () => {
    const bytes = workbookOfSheet(
      sheetXml(`<row r="1">${inline('A1', 'NIF')}</row>`).replace(
        '<sheetData>',
        '<dimension ref="A1:XFD1048576"/><sheetData>',
      ),
    );
    expect(readMaintenanceSheet(openWorkbook(bytes))).toMatchObject({ headings: ['NIF'], lines: [] });
  });

  it('links over millions of cells are not even read', () => {
    const links = Array.from({ length: 30_000 }, (_, n) => `<hyperlink ref="A1:XFD${n + 1}" location="x"/>`);
    const cells = sheetXml(`<row r="1">${inline('A1', 'NIF')}</row>`);
    const bytes = workbookOfSheet(
      cells.replace('</worksheet>', `<hyperlinks>${links.join('')}</hyperlinks></worksheet>`),
    );
    expect(readMaintenanceSheet(openWorkbook(bytes)).headings).toEqual(['NIF']);
  });

  it('thousands of sheets', () => {
    const sheets = Array.from({ length: 100_000 }, (_, n) => `<sheet name="n${n}" sheetId="${n + 2}"/>`).join(
      '',
    );
    const bytes = changedParts(good, (parts) => {
      parts['xl/workbook.xml'] = (parts['xl/workbook.xml'] ?? '').replace('</sheets>', `${sheets}</sheets>`);
    });
    expect(reasonOf(bytes)).toBe('tooLarge');
  });
});
