import { strToU8, zipSync, zlibSync } from 'fflate';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'));

const packedObjects = () => {
  const packed = String.fromCharCode(...zlibSync(new TextEncoder().encode('1 0 <<>>')));
  return `1 0 obj<</Type/ObjStm/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream endobj\n`;
};

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
};

/** The kinds of PDFs designed to waste their reader's time. */
export const hostilePdfs = Object.keys(pdfParts) as (keyof typeof pdfParts)[];

/** Makes a PDF of about `size` bytes that repeats one construct to the end. */
export const hostilePdf = (kind: keyof typeof pdfParts, size: number): Uint8Array<ArrayBuffer> => {
  const part = pdfParts[kind];
  return bytesOf(`%PDF-1.7\n${part.repeat(Math.ceil(size / part.length))}`.slice(0, size));
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
