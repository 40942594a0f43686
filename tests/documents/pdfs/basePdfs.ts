import { linearisedPdf, onePage, packedPdf, plainPdf, updatedPdf } from './assemblePdf';
import encryptedPdfs from './encryptedPdfs.json' with { type: 'json' };

export const encrypted = (kind: keyof typeof encryptedPdfs) =>
  Buffer.from(encryptedPdfs[kind], 'base64').toString('latin1');

export const plain = plainPdf(onePage);
export const packed = packedPdf(onePage);
export const linearised = linearisedPdf(onePage);
export const empty = '<</Type/Pages/Kids[]/Count 0>>';
export const withoutPage = { ...onePage, 2: empty };
export const otherCatalogue = updatedPdf(
  plain,
  { 7: '<</Type/Catalog/Pages 8 0 R>>', 8: empty },
  '/Root 7 0 R',
);
/** Moves a table of objects away from where the end of the document says it is. */
export const misled = (text: string) => text.replace(/startxref\n\d+/, 'startxref\n7');
export const twoPages = {
  ...onePage,
  2: '<</Type/Pages/Kids[3 0 R 5 0 R]/Count 2>>',
  5: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]>>',
};
export const treeOf = (tree: string) => plainPdf({ ...onePage, 2: tree });
export const lost = treeOf('<</Type/Pages/Kids[77 0 R 78 0 R]/Count 2>>');
export const encryption = (dictionary: string) =>
  plainPdf(onePage, { trailer: `/Root 1 0 R/Encrypt ${dictionary}` });
export const certificate =
  '<</Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s4/V 1/Length 128/Recipients[<3082>]>>';
