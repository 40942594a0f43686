import { onePage, packedPdf, pdfStream, plainPdf, updatedPdf } from './assemblePdf';
import {
  empty,
  encryption,
  linearised,
  lost,
  misled,
  otherCatalogue,
  packed,
  plain,
  treeOf,
  twoPages,
  withoutPage,
} from './basePdfs';
import { scanKinds, scannedPdf } from './scannedPdf';

/** What pdf.js shows. */
export const shownPdfs: Readonly<Record<string, string>> = {
  'a plain table of objects': plain,
  'a table and objects in streams': packed,
  linearised,
  'two pages': plainPdf(twoPages),
  'objects in streams, two pages': packedPdf(twoPages),
  'saved again': updatedPdf(plain, { 4: pdfStream('0 1 0 rg 0 0 99 99 re f') }),
  'saved again with its first page': updatedPdf(plainPdf(withoutPage), onePage),
  'saved again, objects in streams before': updatedPdf(packed, { 3: onePage[3] ?? '' }),
  'saved ten times': Array.from({ length: 10 }).reduce<string>(
    (pdf) => updatedPdf(pdf, { 4: pdfStream('f') }),
    plain,
  ),
  ...Object.fromEntries(
    [1, 100, 1000, 1023, 1024, 1025, 1100, 5000, 100_000].flatMap((count) => [
      [`${count} spaces before the header`, ' '.repeat(count) + plain],
      [
        `${count} bytes of mail before the header`,
        `${'Content-Type: application/pdf\r\n'.repeat(count).slice(0, count - 1)}\n${plain}`,
      ],
    ]),
  ),
  'objects in streams after a late header': `${'\n'.repeat(3000)}${packed}`.replace(
    /startxref\n(\d+)/,
    (_, at) => `startxref\n${Number(at) + 3000}`,
  ),
  'no header': plain.replace('%PDF-1.7', ''),
  'a header of no version': plain.replace('%PDF-1.7', '%PDF-'),
  'the mark of UTF-8 before it': `\xef\xbb\xbf${plain}`,
  'the mark of UTF-16 before it': `\xff\xfe${plain}`,
  'a web page behind it': `${plain}<html><body>Guardado</body></html>`,
  'ten thousand spaces behind it': plain + ' '.repeat(10_000),
  'zeros behind it': plain + '\0'.repeat(3000),
  'itself behind it': plain + plain,
  'a document without a page before it': plainPdf(withoutPage) + plain,
  'no end': plain.slice(0, plain.indexOf('startxref')),
  'no end mark': plain.replace('%%EOF\n', ''),
  'a table that is somewhere else': misled(plain),
  'a table that is nowhere': plain.replace(/xref\n0 1[\s\S]*(?=trailer)/, ''),
  'a table of wrong places': plain.replace(/\d{10} 00000 n/g, '0000000012 00000 n'),
  'a table of letters': plain.replace(/\d{10} 00000 n/g, 'abcdefghij 00000 n'),
  'line ends that a transfer changed': plain.replaceAll('\n', '\r\n'),
  'line ends of old computers': plain.replaceAll('\n', '\r'),
  'linearised, with bytes behind it': `${linearised}\n\n`,
  'linearised, cut in the end': linearised.slice(0, -20),
  'a page tree without a count': treeOf('<</Type/Pages/Kids[3 0 R]>>'),
  'a page tree with too high a count': treeOf('<</Type/Pages/Kids[3 0 R]/Count 5>>'),
  'a page tree whose count is a name': treeOf('<</Type/Pages/Kids[3 0 R]/Count/One>>'),
  'a page tree of another type': treeOf('<</Type/Page/Kids[3 0 R]/Count 1>>'),
  'a page tree of no type': treeOf('<</Kids[3 0 R]/Count 1>>'),
  'a page tree written in another way': treeOf(
    '<< /T#79pe /Pages /K#69ds [ 3 0 R ] % the pages\n /Count 1 >>',
  ),
  'a page tree with its list elsewhere': plainPdf({
    ...onePage,
    2: '<</Type/Pages/Kids 5 0 R/Count 1>>',
    5: '[3 0 R]',
  }),
  'a page tree that leads back to itself after a page': treeOf('<</Type/Pages/Kids[3 0 R 2 0 R]/Count 1>>'),
  'a page in the page tree itself': treeOf('<</Type/Pages/Kids[<</Type/Page/MediaBox[0 0 9 9]>>]/Count 1>>'),
  'a page in place of the page tree': treeOf('<</Type/Page/MediaBox[0 0 9 9]/Contents 4 0 R>>'),
  'a page tree ten deep': plainPdf({
    ...onePage,
    2: '<</Type/Pages/Kids[10 0 R]/Count 1>>',
    ...Object.fromEntries(
      Array.from({ length: 10 }, (_, n) => [n + 10, `<</Kids[${n < 9 ? n + 11 : 3} 0 R]/Count 1>>`]),
    ),
  }),
  'pages of no type': plainPdf({ ...onePage, 3: '<</MediaBox[0 0 400 400]/Contents 4 0 R>>' }),
  'pages of another type': plainPdf({ ...onePage, 3: '<</Type/Seite/MediaBox[0 0 400 400]>>' }),
  'a page without content': plainPdf({ ...onePage, 3: '<</Type/Page>>' }),
  'a page with content of an unknown packing': plainPdf({
    ...onePage,
    4: pdfStream('abc', '/Filter/Zipped'),
  }),
  'a page with damaged content': plainPdf({ ...onePage, 4: pdfStream('\xff\xff', '/Filter/FlateDecode') }),
  'a catalogue of no type': plainPdf({ ...onePage, 1: '<</Pages 2 0 R>>' }),
  'a catalogue with very much before its pages': plainPdf({
    ...onePage,
    1: `<</Type/Catalog/Names[${'(um texto)'.repeat(3000)}]/Pages 2 0 R>>`,
  }),
  'a catalogue in the trailer': plainPdf(onePage, { trailer: '/Root<</Pages 2 0 R>>' }),
  'a stream without a length': plain.replace(/\/Length \d+/, ''),
  'a stream of a wrong length': plain.replace(/\/Length \d+/, '/Length 3'),
  'a space after the word stream': packed.replaceAll('stream\n', 'stream \n'),
  'objects without an end': plain.replaceAll('endobj\n', ''),
  'objects in a stream of another type': packed.replace('/ObjStm', '/Objekt'),
  'two pages that are nowhere, the table somewhere else': misled(lost),
  'its pages taken out when saved again, which was cut off': updatedPdf(plain, { 2: empty }).replace(
    /startxref\n\d+\n%%EOF\n$/,
    '',
  ),
  'an object inside its table': plain.replace('\n1 1\n', '\n3 0 obj\n1 1\n'),
  'a stream inside its table': plain.replace('\n1 1\n', '\nstream\n1 1\n'),
  'a bracket too many in its trailer': plain
    .replace('/Root', ']/Root')
    .replace(/\d{10} 00000 n/g, 'abcdefghij 00000 n'),
  'brackets too many in its catalogue': plainPdf({ ...onePage, 1: '<<]/Type/Catalog]/Pages 2 0 R>>' }),
  ...Object.fromEntries(
    Object.entries({
      'its table lacks a line': (pdf: string) => pdf.replace(/(7 1\n)\d{10} 00000 n \n/, '$1'),
      'its table has letters': (pdf: string) => pdf.replace(/(7 1\n)\d{10}/, '$1abcdefghij'),
      'an older table lacks a line': (pdf: string) => pdf.replace(/(3 1\n)\d{10} 00000 n \n/, '$1'),
    }).map(([what, spoil]) => [
      `another catalogue without a page when saved again, but ${what}`,
      spoil(otherCatalogue),
    ]),
  ),
  ...Object.fromEntries(
    scanKinds.map((kind) => [`a scan or text that needs more: ${kind}`, scannedPdf([kind])]),
  ),
  'an encryption that is nowhere': encryption('98 0 R'),
  'an encryption that is nothing': encryption('null'),
};
