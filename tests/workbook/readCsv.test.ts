import { describe, expect, it } from 'vitest';
import { UnreadableWorkbook } from '../../workbook/faults';
import { openTable, readTable } from '../../workbook/readTable';

const fields = ['Título', 'Texto', 'Valor'].map((name) => ({ source: name.toLowerCase(), names: [name] }));
const read = (bytes: Uint8Array) => readTable(openTable(bytes), { fields, maxRows: 10_000 });
const readText = (text: string) => read(new TextEncoder().encode(text));
const valuesOf = (text: string) => readText(text).rows.map(({ values }) => values);

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 * text.length + 2));
  [...`\ufeff${text}`].forEach((character, at) => {
    bytes.setUint16(2 * at, character.charCodeAt(0), isLittle);
  });
  return new Uint8Array(bytes.buffer);
};

describe('what separates values is seen in the rows', () => {
  const rows = [
    ['C1', 'Falta o comprovativo', '1'],
    ['C2', 'Falta a morada', '2'],
  ];
  const table = (separator: string) =>
    [['Título', 'Texto', 'Valor'], ...rows].map((row) => row.join(separator)).join('\r\n');
  it.each([
    ['a comma in the title', 'Textos, motivos\r\n', ';'],
    ['tabs in the title', 'Textos\tde\tmarço\r\n', ';'],
    ['semicolons in the title', 'Textos; motivos; outros; mais\n\n', ','],
    ['two lines of title', 'Exportado em 1,2,3\nTextos, motivos, e mais\n', '\t'],
    ['nothing above', '', ','],
  ])('%s', (_, above, separator) => {
    expect(valuesOf(above + table(separator))).toEqual(rows);
  });

  it.each([
    ['commas in amounts', 'Título;Texto;Valor\nA;1,5;2,5\nB;3,5;4,5\n', ['A', '1,5', '2,5']],
    [
      'commas in texts',
      'Título;Texto\nA;um, dois, três\nB;um, dois, três\nC;um, dois, três\n',
      ['A', 'um, dois, três'],
    ],
    [
      'quoted separators and lines',
      'Título,Texto\nA,"um; dois;\ntrês; quatro"\n',
      ['A', 'um; dois;\ntrês; quatro'],
    ],
    ['a single column', 'Título\nA\nB\n', ['A']],
    ['one row of two columns', 'Título;Texto\nA;x\n', ['A', 'x']],
  ])('%s do no harm', (_, text, first) => {
    expect(valuesOf(text)[0]).toEqual(first);
  });
});

describe('a text is read in the encoding that its first bytes name', () => {
  const text = 'Título;Texto\r\nC1;Não é elegível\r\n';
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16, little endian', utf16(text, true)],
    ['UTF-16, big endian', utf16(text, false)],
    ['Windows-1252', Uint8Array.from(text, (character) => character.charCodeAt(0))],
  ])('%s', (_, bytes) => {
    expect(read(bytes).rows.map(({ values }) => values)).toEqual([['C1', 'Não é elegível']]);
  });
});

describe('a quotation mark that nothing closes is named by its line', () => {
  it.each([
    ['at the end', 'Título;Texto\r\nA;x\r\nB;"y\r\nC;z\r\n', 3],
    ['before another quotation', 'Título;Texto\nA;"x\nB;"y"\nC;z\n', 2],
    ['after a quoted line end', 'Título;Texto\n"A\nB";x\nC;"y\n', 4],
    ['in the first line', '"Título;Texto\nA;x\n', 1],
  ])('%s', (_, text, line) => {
    let failure: unknown;
    try {
      readText(text);
    } catch (thrown) {
      failure = thrown;
    }
    expect(failure).toBeInstanceOf(UnreadableWorkbook);
    expect(failure).toHaveProperty('openLine', line);
  });

  it('what was written after a closed one stays, as does one within a value', () => {
    expect(valuesOf('Título;Texto\n"A"B;tubo de 5"\n')).toEqual([['AB', 'tubo de 5"']]);
  });
});
