import { randomBytes } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { maxPdfBytes } from '../../../contract/rules/uploads';

/** A document as Playwright hands it to a file input. */
export interface Document {
  name: string;
  mimeType: 'application/pdf';
  buffer: Buffer;
}

/** Makes a PDF with a line of text on each page; `attachedBytes` makes it heavy. */
export const makeDocument = async (name: string, pages: number, attachedBytes = 0): Promise<Document> => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1) {
    pdf.addPage().drawText(`${name} - ${page} / ${pages}`, { x: 50, y: 750, size: 18, font });
  }
  if (attachedBytes) await pdf.attach(randomBytes(attachedBytes), 'anexo.bin');
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
};

/** Makes a PDF just below the limit of 5 MB (spec 5). */
export const makeHeavyDocument = async (name: string): Promise<Document> => {
  const document = await makeDocument(name, 3, maxPdfBytes - 20_000);
  if (document.buffer.length > maxPdfBytes) throw new Error('The document came out too large.');
  return document;
};
