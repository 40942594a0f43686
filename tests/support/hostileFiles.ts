import { strToU8, zipSync, zlibSync } from 'fflate';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'));

const packedObjects = () => {
  const packed = String.fromCharCode(...zlibSync(new TextEncoder().encode('1 0 <<>>')));
  return `1 0 obj<</Type/ObjStm/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream endobj\n`;
};

/** What is repeated, or how it is written for the nth time. */
const pdfParts = {
  digits: '1',
  spaces: ' ',
  'lines without end': '\n',
  'numbers without object': '1 0 ',
  'brackets without end': '(',
  'lists without end': '[',
  'dictionaries without end': '<<',
  'names that stand for something': '/Names /JS ',
  'names that nearly do': '/Type    /Kids    ',
  'names by number': '#41',
  'the word obj': 'obj ',
  'empty objects': '1 0 obj ',
  'streams without end': 'stream\n',
  'empty streams': 'stream\nendstream ',
  'streams of packed objects': packedObjects(),
  'streams that lie about their length': '<</Length 5 /Length 6>>stream\nabc endstream\n',
  trailers: 'trailer<<',
  'trailers that encrypt': 'trailer<</Encrypt<</Filter/Standard/V 2/R 3>>>>',
  'trailers as streams': '1 0 obj<</Type/XRef/Encrypt 1 0 R>>stream\nendstream ',
  ends: 'startxref 1 ',
  tables: 'xref\n0 1\n',
  'tables that end': 'xref\n0 1\n0000000000 65535 f \ntrailer<</Prev 9>>startxref\n9\n',
  'an endless table': (n: number) => (n === 0 ? 'xref\n0 9999999999\n' : '0000000000 00000 n \n'),
  'tables, each of which names the next': (n: number) =>
    `xref\n0 0\ntrailer<</Prev ${String(50 * n + 50).padStart(10, '0')}>>       \n`,
  'packed objects of many numbers': (n: number) =>
    n % 2 ? '1 0 obj<</Type/ObjStm/First 99999/Length 99>>stream\n' : `${'1 2 '.repeat(5000)}\nendstream\n`,
  'lists of pages in each other': (n: number) => `${n} 0 obj<</Kids[${n + 1} 0 R]/Count 1>>endobj\n`,
  'lists of pages with long lists': (n: number) =>
    `${n} 0 obj<</Kids[${`${n + 1} 0 R `.repeat(2000)}]/Type ${n + 2} 0 R/Count ${n + 3} 0 R>>endobj\n`,
  'objects in each other': (n: number) =>
    `${n} 0 obj<</Kids ${n + 1} 0 R/Pages ${n + 2} 0 R/Type ${n + 3} 0 R`,
};
/** Leads to what is repeated. */
const pdfEnd = `trailer<</Root<</Pages 1 0 R>>>>${'trailer<</Root 2 0 R>>'.repeat(6)}startxref\n9\n%%EOF`;

/** The kinds of PDFs designed to waste their reader's time. */
export const hostilePdfs = Object.keys(pdfParts) as (keyof typeof pdfParts)[];

/** Makes a PDF of about `size` bytes that repeats one construct to the end. */
export const hostilePdf = (kind: keyof typeof pdfParts, size: number): Uint8Array<ArrayBuffer> => {
  const part = pdfParts[kind];
  let text = `%PDF-1.7\n${typeof part === 'string' ? part.repeat(Math.ceil(size / part.length)) : ''}`;
  for (let n = 0; text.length < size && typeof part !== 'string'; n += 1) text += part(n);
  return bytesOf(text.slice(0, size - pdfEnd.length) + pdfEnd);
};

const inCell = (content: string) => `<row><c t="inlineStr"><is><t>NIF</t></is></c><c>${content}</c></row>`;

/** The rows and shared strings of a workbook of about `size` bytes, by kind. */
const sheetsOf = {
  'empty cells': (size: number) => [`<row>${'<c/>'.repeat(size / 4)}</row>`],
  'empty rows': (size: number) => ['<row/>'.repeat(size / 6)],
  'rows of one cell': (size: number) => ['<row><c><v>1</v></c></row>'.repeat(size / 26)],
  'cells of changing texts': (size: number) => [
    Array.from(
      { length: size / 36 },
      (_, n) => `<row><c><v>${(n * 2_654_435_761) % 10_000_019}</v></c></row>`,
    ).join(''),
  ],
  'cells of 30,000 characters': (size: number) => [
    `<row><c t="str"><v>${'x'.repeat(30_000)}</v></c></row>`.repeat(Math.ceil(size / 30_000)),
  ],
  'one long text that every cell refers to': (size: number) => [
    '<row><c t="s"><v>0</v></c></row>'.repeat(size / 32),
    `<si><t>${'x'.repeat(30_000)}</t></si>`,
  ],
  'many shared texts': (size: number) => ['<row/>', '<si><t>x</t></si>'.repeat(size / 17)],
  'a shared text of many parts': (size: number) => [
    '<row/>',
    `<si>${'<r><rPr><b/></rPr><t>x</t></r>'.repeat(size / 30)}</si>`,
  ],
  'attributes without end': (size: number) => [
    `<row><c ${Array.from({ length: size / 10 }, (_, n) => `a${n}="1"`).join(' ')}/></row>`,
  ],
  'tags in each other': (size: number) => [inCell('<a>'.repeat(size / 7) + '</a>'.repeat(size / 7))],
  'tags that do not end': (size: number) => ['<c '.repeat(size / 3)],
  'a name without end': (size: number) => [`<${'a'.repeat(size)}`],
  entities: (size: number) => [inCell(`<v>${'&amp;'.repeat(size / 5)}</v>`)],
  'characters by number': (size: number) => [inCell(`<v>${'_x0041_'.repeat(size / 7)}</v>`)],
  'cells of marks': (size: number) => [
    `<row><c t="str"><v>a${'\u0300\u0316'.repeat(8000)}</v></c></row>`.repeat(Math.ceil(size / 32_000)),
  ],
  comments: (size: number) => ['<!---->'.repeat(size / 7)],
  spaces: (size: number) => [inCell(`<v>${' '.repeat(size)}</v>`)],
} satisfies Record<string, (size: number) => string[]>;

/** The kinds of workbooks designed to waste their reader's time. */
export const hostileWorkbooks = Object.keys(sheetsOf) as (keyof typeof sheetsOf)[];

/** Makes a workbook whose unpacked cells have about `size` bytes; by default it is not compressed. */
export const hostileWorkbook = (
  kind: keyof typeof sheetsOf,
  size: number,
  level: 0 | 6 = 0,
): Uint8Array<ArrayBuffer> => {
  const [rows = '', strings = ''] = sheetsOf[kind](size);
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="Lista" sheetId="1"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
  };
  const packed = Object.entries(parts).map(([path, text]): [string, Uint8Array] => [path, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(packed), { level }));
};
