import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { inspectPdf } from '../../../server/services/file/inspectPdf';
import { makePdf } from '../../support/pdf';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const text = (content: Uint8Array) => Buffer.from(content).toString('latin1');

/** A PDF of one page whose catalogue has one entry more. */
const withEntry = (entry: string) =>
  bytes(text(makePdf()).replace('/Type /Catalog', `/Type /Catalog ${entry}`));

/** A PDF with a packed stream of objects, as a compressed one has them. */
const withPacked = (packed: Uint8Array, type = '/Type /ObjStm') =>
  bytes(
    text(makePdf()).replace(
      'xref\n0 ',
      `9 0 obj\n<< ${type} /Filter /FlateDecode /N 1 /First 4 /Length ${packed.length} >>\nstream\n${text(packed)}\nendstream\nendobj\nxref\n0 `,
    ),
  );

const made = async (fill: (document: PDFDocument) => Promise<void> | void, useObjectStreams: boolean) => {
  const document = await PDFDocument.create();
  document.addPage();
  await fill(document);
  return document.save({ useObjectStreams });
};

describe.each([true, false])('a PDF made by a library, objects packed: %s', (isPacked) => {
  it('has nothing to note where it has pages only', async () => {
    expect(inspectPdf(await made(() => undefined, isPacked))).toEqual([]);
  });

  it('is noted for its scripts, files and actions', async () => {
    const content = await made(async (document) => {
      document.addJavaScript('greet', 'app.alert(1)');
      await document.attach(new Uint8Array([1, 2, 3]), 'inner.exe');
      document.catalog.set(
        PDFName.of('OpenAction'),
        document.context.obj({ S: PDFName.of('Launch'), F: PDFString.of('cmd.exe') }),
      );
    }, isPacked);
    expect(inspectPdf(content)).toEqual(['javaScript', 'externalAction', 'automaticAction', 'embeddedFile']);
  });
});

describe('a PDF', () => {
  it('of the demo data has nothing to note', () => {
    expect(inspectPdf(makePdf('Situação (social) /JSmith #4a'))).toEqual([]);
  });

  it.each([
    ['/OpenAction << /S /JavaScript /JS (app.alert) >>', ['javaScript', 'automaticAction']],
    ['/OpenAction<</S/J#61vaScript/#4aS(app.alert)>>', ['javaScript', 'automaticAction']],
    ['/AcroForm << /XFA [(a) 7 0 R] >>', ['dynamicForm']],
    ['/AA<</O 7 0 R>>', ['automaticAction']],
    ['/A << /S /GoToR /F (\\\\\\\\host\\\\share) >>', ['externalAction']],
    ['/Annots [<< /Subtype /RichMedia >>]', ['richMedia']],
    ['/Encrypt 8 0 R', ['encrypted']],
  ])('with %s is noted', (entry, notes) => {
    expect(inspectPdf(withEntry(entry))).toEqual(notes);
  });

  it('that was cut off is damaged', () => {
    const whole = makePdf();
    expect(inspectPdf(whole.subarray(0, whole.length - 200))).toEqual(['damaged']);
    expect(inspectPdf(bytes('%PDF-1.7'))).toEqual(['damaged']);
  });

  it('may hide nothing behind a spelling of what its stream is', () => {
    const packed = deflateSync(Buffer.from('1 0 << /S /Launch /F (cmd.exe) >>'));
    expect(inspectPdf(withPacked(packed, '/Type /Obj#53tm'))).toEqual(['externalAction']);
  });

  it('whose packed objects can not be unpacked, or never end, is noted and costs little', () => {
    expect(inspectPdf(withPacked(new Uint8Array(50).fill(255)))).toEqual(['notFullyRead']);
    const bomb = deflateSync(Buffer.alloc(60_000_000));
    expect(inspectPdf(withPacked(bomb))).toEqual(['notFullyRead']);
  });
});
