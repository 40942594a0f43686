import { deflateSync } from 'node:zlib';

/** The objects of a PDF by number, without `obj` and `endobj`; a stream is written whole. */
export type PdfParts = Readonly<Record<number, string>>;

const drawing = '1 0 0 rg 50 50 300 300 re f';

/** A stream with this dictionary and content. */
export const pdfStream = (content: string, entries = ''): string =>
  `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`;

/** The objects of a document of one page: catalogue, page tree, page, its content. */
export const onePage: PdfParts = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Contents 4 0 R>>',
  4: pdfStream(drawing),
};

const id = '/ID[<30313233343536373839616263646566><30313233343536373839616263646566>]';

/** Returns the text of objects and where each begins in a document in which they begin at `start`. */
const writeObjects = (parts: PdfParts, start: number) => {
  const places = new Map<number, number>();
  let body = '';
  for (const [number, part] of Object.entries(parts)) {
    places.set(Number(number), start + body.length);
    body += `${number} 0 obj\n${part}\nendobj\n`;
  }
  return { body, places };
};

const tableOf = (places: ReadonlyMap<number, number>) =>
  [...places].map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`).join('');

interface Assembly {
  /** Entries of the trailer besides its size and identifier. */
  trailer?: string;
  header?: string;
}

/** Makes a PDF with a plain table of objects, one character a byte. */
export const plainPdf = (
  parts: PdfParts,
  { trailer = '/Root 1 0 R', header = '%PDF-1.7\n' }: Assembly = {},
) => {
  const { body, places } = writeObjects(parts, header.length);
  return `${header}${body}xref\n0 1\n0000000000 65535 f \n${tableOf(places)}trailer\n<</Size 99${id}${trailer}>>\nstartxref\n${header.length + body.length}\n%%EOF\n`;
};

/** Appends objects to a PDF as a program that saves it again does. */
export const updatedPdf = (pdf: string, parts: PdfParts, trailer = '/Root 1 0 R') => {
  const { body, places } = writeObjects(parts, pdf.length);
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf)?.[1];
  return `${pdf}${body}xref\n${tableOf(places)}trailer\n<</Size 99/Prev ${previous}${id}${trailer}>>\nstartxref\n${pdf.length + body.length}\n%%EOF\n`;
};

/** Makes a PDF whose objects, except streams, are packed in a stream, and so is its table. */
export const packedPdf = (parts: PdfParts, { trailer = '/Root 1 0 R', filter = 'FlateDecode' } = {}) => {
  const isStream = (part: string) => part.includes('stream');
  const entries = Object.entries(parts);
  const packed = entries.filter(([, part]) => !isStream(part));
  const plain = Object.fromEntries(entries.filter(([, part]) => isStream(part)));
  let offset = 0;
  const heads = packed.map(([number, part]) => {
    const head = `${number} ${offset}`;
    offset += part.length + 1;
    return head;
  });
  const first = `${heads.join(' ')} `;
  const text = first + packed.map(([, part]) => part).join(' ');
  const content = deflateSync(Buffer.from(text, 'latin1')).toString('latin1');
  const stream = pdfStream(content, `/Type/ObjStm/N ${packed.length}/First ${first.length}/Filter/${filter}`);
  const header = '%PDF-1.7\n';
  const { body, places } = writeObjects({ ...plain, 50: stream }, header.length);
  const row = (kind: number, value: number, index: number) => [
    kind,
    value >> 16,
    (value >> 8) & 255,
    value & 255,
    index,
  ];
  const rows = [
    ...packed.map(([number], index) => ({ number: Number(number), row: row(2, 50, index) })),
    ...[...places].map(([number, at]) => ({ number, row: row(1, at, 0) })),
  ];
  const index = rows.map(({ number }) => `${number} 1`).join(' ');
  const table = String.fromCharCode(...rows.flatMap((one) => one.row));
  return `${header}${body}51 0 obj\n${pdfStream(table, `/Type/XRef/W[1 3 1]/Index[${index}]/Size 99${id}${trailer}`)}\nendobj\nstartxref\n${header.length + body.length}\n%%EOF\n`;
};

/** Makes a linearised PDF: its table stands before its objects, and a dictionary at its beginning says so. */
export const linearisedPdf = (parts: PdfParts) => {
  const linearised = (length: number) =>
    `%PDF-1.7\n60 0 obj\n<</Linearized 1/L ${String(length).padStart(6)}/H[1 1]/O 3/E 1/N 1/T 1>>\nendobj\n`;
  const headLength = linearised(0).length;
  const table = (start: number) =>
    `xref\n0 1\n0000000000 65535 f \n${tableOf(writeObjects(parts, start).places)}trailer\n<</Size 99${id}/Root 1 0 R>>\nstartxref\n0\n%%EOF\n`;
  const start = headLength + table(0).length;
  const rest = `${table(start)}${writeObjects(parts, start).body}startxref\n${headLength}\n%%EOF\n`;
  return linearised(headLength + rest.length) + rest;
};
