import { PDFDocument, PDFName } from '@cantoo/pdf-lib';

const telling = async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  page.drawText('Rendimentos de 2025', { x: 20, y: 100, size: 12 });
  document.setAuthor('Maria Segredo');
  document.setTitle('Segredo');
  const { context, catalog } = document;
  const xmp = context.stream('<x:xmpmeta>Maria Segredo</x:xmpmeta>', { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(xmp));
  page.node.set(PDFName.of('PieceInfo'), context.obj({ Segredo: context.obj({ Private: 'Segredo' }) }));
  return document;
};

const bytesOf = async (document: PDFDocument) =>
  new Uint8Array(await document.save({ useObjectStreams: false }));

/** Makes a PDF by somebody, with document information, XMP, data of a program and ids: all of them say 'Segredo'. */
export const tellingPdf = async (): Promise<Uint8Array<ArrayBuffer>> => bytesOf(await telling());

/** Makes the same PDF with what a signature looks like. */
export const signedPdf = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const document = await telling();
  document.context.register(document.context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3] }));
  return bytesOf(document);
};
