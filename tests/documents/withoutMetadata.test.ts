import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { inspectPdf } from '../../documents/inspectPdf';
import { withoutMetadata } from '../../documents/withoutMetadata';
import { signedPdf, tellingPdf } from './pdfs/tellingPdf';

const textOf = (content: Uint8Array) => Buffer.from(content).toString('latin1');

it('a document loses what it says about its maker, and keeps its pages', async () => {
  const content = await tellingPdf();
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
  ['is signed', signedPdf],
  ['is none', async () => new Uint8Array(Buffer.from('%PDF-1.7\nnothing'))],
])('a document that %s is not touched', async (_, make) => {
  expect(await withoutMetadata({ content: await make() })).toEqual({});
});
