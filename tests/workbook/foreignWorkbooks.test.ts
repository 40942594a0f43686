import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { utils } from 'xlsx';
import { checkLines } from '../../workbook/checkLines';
import { UnreadableWorkbook } from '../../workbook/faults';
import { markWorkbook } from '../../workbook/markWorkbook';
import { openWorkbook } from '../../workbook/openWorkbook';
import { readMaintenanceSheet, structureProblem } from '../../workbook/readMaintenanceSheet';
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

const headings = `<row r="1">${inline('A1', 'NIF')}${inline('B1', 'NIF do estudante')}</row>`;
const sheetPath = 'xl/worksheets/sheet1.xml';
const read = (bytes: Uint8Array) => readMaintenanceSheet(openWorkbook(bytes));
const marked = (bytes: Uint8Array) => {
  const workbook = openWorkbook(bytes);
  return markWorkbook(workbook, checkLines(readMaintenanceSheet(workbook).lines));
};
/** Makes a workbook of these sheets, some of which are hidden. */
const book = (
  sheets: readonly (readonly [string, readonly (readonly (string | number)[])[]])[],
  hidden: number[] = [],
) => {
  const made = utils.book_new();
  for (const [name, rows] of sheets)
    utils.book_append_sheet(made, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  made.Workbook = { Sheets: sheets.map((_, index) => ({ Hidden: hidden.includes(index) ? 1 : 0 })) };
  return workbookBytes(made);
};
const list = (nif: string) => [['NIF', 'NIF do estudante'], [nif]];

describe('a list beside other sheets', () => {
  it.each([
    [
      'an empty one before it',
      [
        ['Folha2', []],
        ['Lista', list('1')],
      ],
    ],
    [
      'empty ones after it',
      [
        ['Lista', list('1')],
        ['Folha2', []],
        ['Folha3', []],
      ],
    ],
    [
      'one without columns',
      [
        ['Lista', list('1')],
        ['Folha2', [[]]],
      ],
    ],
  ] as const)('comes back marked beside %s', (_, sheets) => {
    expect(valuesOf(marked(book(sheets)))[1]).toEqual(['1', undefined, 'NIF inválido.']);
  });

  it('comes back marked beside a sheet that is a chart, and one whose part is missing', () => {
    const bytes = changedParts(
      book([
        ['Gráfico', [['x']]],
        ['Lista', list('1')],
        ['Sem parte', [['x']]],
      ]),
      (parts) => {
        const path = 'xl/_rels/workbook.xml.rels';
        parts[path] = (parts[path] ?? '').replace(/worksheet"(?=[^>]*sheet1\.xml)/, 'chartsheet"');
        parts[sheetPath] = '<chartsheet xmlns="a"><drawing/></chartsheet>';
        delete parts['xl/worksheets/sheet3.xml'];
      },
    );
    expect(valuesOf(marked(bytes))[1]).toEqual(['1', undefined, 'NIF inválido.']);
  });

  it('counts, and not a hidden older one with the headings', () => {
    const visible = book(
      [
        ['Antiga', list(validNif(1))],
        ['Lista', list(validNif(2))],
      ],
      [0],
    );
    expect(read(visible).lines).toMatchObject([{ fiscalNumber: { text: validNif(2) } }]);
    const inexact = book(
      [
        ['Antiga', list(validNif(1))],
        ['Lista', [['NIF *', 'Aluno'], [validNif(2)]]],
      ],
      [0],
    );
    expect(read(inexact)).toMatchObject({
      lines: [],
      found: [{ sheet: 'Lista', row: 1, headings: ['NIF *', 'Aluno'] }],
    });
  });

  it('is read from a hidden sheet where all that people see is empty', () => {
    const bytes = book(
      [
        ['Lista', list(validNif(1))],
        ['Vazia', []],
      ],
      [0],
    );
    expect(read(bytes).lines).toHaveLength(1);
  });

  it.each(['Exemplo', ' exemplo ', 'EXEMPLO'])(
    'is never the example sheet of the template, named %j',
    (name) => {
      const bytes = book([
        ['Manutenção', [['NIF *', 'Estudante'], [validNif(2)]]],
        [name, list('1')],
      ]);
      const sheet = read(bytes);
      expect(sheet.lines).toEqual([]);
      expect(structureProblem(sheet)).toBe('headings');
      expect(sheet.found?.map(({ sheet }) => sheet)).toEqual(['Manutenção']);
    },
  );

  it('is read past a title and empty rows above its headings, and comes back with them', () => {
    const bytes = book([
      ['Lista', [['Lista de 2026'], [], ['NIF', 'NIF do estudante', 'Notas'], ['1', '', 'n']]],
    ]);
    expect(read(bytes).lines).toMatchObject([{ row: 4, fiscalNumber: { text: '1' } }]);
    expect(valuesOf(marked(bytes))).toEqual([
      ['Lista de 2026'],
      [],
      ['NIF', 'NIF do estudante', 'Notas', 'Erros'],
      ['1', '', 'n', 'NIF inválido.'].map((text) => text || undefined),
    ]);
  });
});

describe('rows that only look like rows', () => {
  const looks = [
    '<row r="%" ht="15" customHeight="1"/>',
    '<row r="%" s="1" customFormat="1"><c r="A%" s="1"/><c r="B%" s="1"/></row>',
    `<row r="%"><c r="A%" t="str"><v></v></c><c r="B%" t="inlineStr"><is><t> </t></is></c></row>`,
  ];

  it.each(looks)('down to the last row cost nothing and count for nothing: %s', (look) => {
    const rows = Array.from({ length: 101_000 }, (_, n) => look.replaceAll('%', String(n + 3)));
    const last = look.replaceAll('%', '1048576');
    const sheet = read(
      workbookOfSheet(
        sheetXml(`${headings}<row r="2">${inline('A2', validNif(1))}</row>${rows.join('')}${last}`),
      ),
    );
    expect(sheet.lines).toHaveLength(1);
    expect(structureProblem(sheet)).toBeUndefined();
  });

  it('leave a list after them readable, whatever range the sheet claims', () => {
    const far = `<row r="200001">${inline('A200001', '1')}</row>`;
    const bytes = workbookOfSheet(
      sheetXml(`${headings}${far}`).replace('<sheetData>', '<dimension ref="A1:B1"/><sheetData>'),
    );
    expect(read(bytes).lines).toMatchObject([{ row: 200_001 }]);
    expect(valuesOf(marked(bytes)).at(-1)).toEqual(['1', undefined, 'NIF inválido.']);
  });
});

describe('workbooks as programs write them', () => {
  it.each([
    ['an empty text', '<c r="B2" t="str"><f>IF(1,"","x")</f><v></v></c>'],
    ['no kind and no value', '<c r="B2"><f>IF(1,"","x")</f><v/></c>'],
    ['an empty text of its own', '<c r="B2" t="inlineStr"><f>X()</f><is><t/></is><v></v></c>'],
  ])('a formula that stored %s is an empty cell', (_, cell) => {
    const { lines } = read(
      workbookOfSheet(sheetXml(`${headings}<row r="2">${inline('A2', validNif(1))}${cell}</row>`)),
    );
    expect(lines).toMatchObject([{ studentFiscalNumber: { text: '' } }]);
    expect(checkLines(lines)).toEqual([]);
  });

  const types = '<Types/>';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/${type}" Target="${target}"/>`;
  const relations = (...each: string[]) => `<Relationships>${each.join('')}</Relationships>`;
  const packed = (parts: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])));

  it.each([
    ['relative', 'folhas/um.xml', '../textos/todos.xml'],
    ['absolute', '/livro/folhas/um.xml', '/textos/todos.xml'],
    ['with detours', './x/../folhas/./um.xml', '../livro/../textos/todos.xml'],
  ])('parts are found by relationships, not by their usual names: %s', (_, sheet, strings) => {
    const bytes = packed({
      '[Content_Types].xml': types,
      '_rels/.rels': relations(relation('a', 'officeDocument', '/livro/livro.xml')),
      'livro/livro.xml':
        '<x:workbook xmlns:x="a" xmlns:k="b"><x:sheets><x:sheet name="Lista" sheetId="9" k:id="z"/></x:sheets></x:workbook>',
      'livro/_rels/livro.xml.rels': relations(
        relation('z', 'worksheet', sheet),
        relation('y', 'sharedStrings', strings),
      ),
      'livro/folhas/um.xml': sheetXml(`${headings}<row r="2"><c r="A2" t="s"><v>0</v></c></row>`),
      'textos/todos.xml': `<sst><si><t>${validNif(7)}</t></si></sst>`,
      'xl/worksheets/sheet1.xml': sheetXml('<row/>'),
    });
    expect(read(bytes).lines).toMatchObject([{ fiscalNumber: { text: validNif(7) } }]);
  });

  it('a zip64 directory is read', () => {
    const bytes = asZip64(maintenanceWorkbook([[validNif(1)]]));
    expect(read(bytes).lines).toHaveLength(1);
  });

  it('a zip64 directory that points outside the file is refused', () => {
    const bytes = asZip64(maintenanceWorkbook([[validNif(1)]]), 2n ** 60n);
    expect(() => read(bytes)).toThrow(UnreadableWorkbook);
  });
});

/** Rewrites an archive's directory as those of zip64: sizes and places stand in an extra field, its end in a record. */
const asZip64 = (bytes: Uint8Array, begin?: bigint): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = bytes.length - 22;
  const [count, first] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
  const parts = [bytes.slice(0, first)];
  let at = first;
  for (let entry = 0; entry < count; entry += 1) {
    const [name, extra] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const header = bytes.slice(at, at + 46 + name);
    const headerView = new DataView(header.buffer);
    const field = new DataView(new ArrayBuffer(28));
    field.setUint16(0, 1, true);
    field.setUint16(2, 24, true);
    for (const [index, offset] of [24, 20, 42].entries()) {
      field.setBigUint64(4 + index * 8, BigInt(headerView.getUint32(offset, true)), true);
      headerView.setUint32(offset, 0xffffffff, true);
    }
    headerView.setUint16(30, 28, true);
    headerView.setUint16(32, 0, true);
    parts.push(header, new Uint8Array(field.buffer));
    at += 46 + name + extra + view.getUint16(at + 32, true);
  }
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const record = new DataView(new ArrayBuffer(56 + 20 + 22));
  record.setUint32(0, 0x06064b50, true);
  record.setBigUint64(4, 44n, true);
  record.setBigUint64(24, BigInt(count), true);
  record.setBigUint64(32, BigInt(count), true);
  record.setBigUint64(48, begin ?? BigInt(first), true);
  record.setUint32(56, 0x07064b50, true);
  record.setBigUint64(64, BigInt(size), true);
  record.setUint32(76, 0x06054b50, true);
  for (const offset of [84, 86]) record.setUint16(offset, 0xffff, true);
  for (const offset of [88, 92]) record.setUint32(offset, 0xffffffff, true);
  return Uint8Array.from([...parts, new Uint8Array(record.buffer)].flatMap((part) => [...part]));
};
