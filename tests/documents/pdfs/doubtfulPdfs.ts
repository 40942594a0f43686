import { onePage, packedPdf, plainPdf } from './assemblePdf';
import { encrypted, lost, packed, plain, treeOf, twoPages } from './basePdfs';

const repairs = 'other viewers look for the pages';
const unread = 'what cannot be read may be a page';
/** What pdf.js does not show, but other viewers may. */
export const doubtfulPdfs: Readonly<Record<string, readonly [content: string, why: string]>> = {
  'cut before its table': [plain.slice(0, plain.indexOf('xref')), repairs],
  'cut before its table, packed': [packed.slice(0, packed.indexOf('51 0 obj')), repairs],
  'no catalogue where the trailer says': [plainPdf(onePage, { trailer: '/Root 98 0 R' }), repairs],
  'no catalogue in the trailer': [plainPdf(onePage, { trailer: '' }), repairs],
  'a catalogue without a page tree': [plainPdf({ ...onePage, 1: '<</Type/Catalog>>' }), repairs],
  'packed, its table damaged': [packed.replace('/W[1 3 1]', '/W[0 0 0]'), repairs],
  'a stream without an end': [plain.replace('endstream', ''), repairs],
  'packed objects that are damaged': [packed.replace(/(?<=\/ObjStm[^>]*>>stream\n)..../, 'abcd'), unread],
  'packed in a way that is not looked into': [packedPdf(onePage, { filter: 'LZWDecode' }), unread],
  'a count of none beside a page': [
    treeOf('<</Type/Pages/Kids[3 0 R]/Count 0>>'),
    'other viewers count the pages',
  ],
  'a negative count beside a page': [
    treeOf('<</Type/Pages/Kids[3 0 R]/Count -1>>'),
    'other viewers count the pages',
  ],
  'nothing in place of the first page': [
    plainPdf({ ...twoPages, 2: '<</Type/Pages/Kids[null 5 0 R]/Count 2>>' }),
    'other viewers show the second',
  ],
  'a first page that is nowhere': [
    plainPdf({ ...twoPages, 2: '<</Type/Pages/Kids[77 0 R 5 0 R]/Count 2>>' }),
    'other viewers show the second',
  ],
  'two pages that are nowhere': [lost, 'pdf.js shows an empty page if the table is damaged too'],
  'encrypted by a version out of use': [
    encrypted('RC4-128/open').replace('/V 2', '/V 3'),
    'some viewers still read it',
  ],
};
