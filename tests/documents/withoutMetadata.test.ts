import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { inspectPdf } from '../../documents/inspectPdf';
import { withoutMetadata } from '../../documents/withoutMetadata';

/** A document by somebody, with document information, XMP, data of a program and ids. */
const tellingPdf = async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  page.drawText('Rendimentos de 2025', { x: 20, y: 100, size: 12 });
  document.setAuthor('Maria Segredo');
  document.setTitle('Segredo');
  const { context, catalog } = document;
  const xmp = context.stream('<x:xmpmeta>Maria Segredo</x:xmpmeta>', { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(xmp));
  page.node.set(PDFName.of('PieceInfo'), context.obj({ Segredo: context.obj({ Private: 'Segredo' }) }));
  return { document, content: new Uint8Array(await document.save({ useObjectStreams: false })) };
};
const textOf = (content: Uint8Array) => Buffer.from(content).toString('latin1');

it('a document loses what it says about its maker, and keeps its pages', async () => {
  const { content } = await tellingPdf();
  expect(textOf(content)).toMatch(/xmpmeta/);
  const { content: clear } = await withoutMetadata({ content });
  if (!clear) throw new Error('It was not cleared');
  const read = await PDFDocument.load(clear, { updateMetadata: false });
  expect([read.getAuthor(), read.getTitle(), read.getPageCount()]).toEqual([undefined, undefined, 1]);
  const spread = await PDFDocument.load(clear, { updateMetadata: false });
  const plain = textOf(await spread.save({ useObjectStreams: false }));
  expect(plain).not.toMatch(/Segredo|xmpmeta|PieceInfo|\/ID/);
  expect(plain).toContain('/Contents');
  expect(inspectPdf(clear)).toEqual({ problem: undefined, notes: [] });
});

it.each([
  [
    'is signed',
    async () => {
      const { document } = await tellingPdf();
      document.context.register(document.context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3] }));
      return new Uint8Array(await document.save());
    },
  ],
  ['is none', async () => new Uint8Array(Buffer.from('%PDF-1.7\nnothing'))],
])('a document that %s is not touched', async (_, make) => {
  expect(await withoutMetadata({ content: await make() })).toEqual({});
});
