import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { inspectPdf } from '../../documents/inspectPdf';
import { makePdf } from '../support/pdf';
import encryptedPdfs from './pdfs/encryptedPdfs.json';
import { makePdfCorpus } from './pdfs/makePdfCorpus';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const text = (content: Uint8Array) => Buffer.from(content).toString('latin1');

const notesOf = (content: Uint8Array) => inspectPdf(content).notes;
const problemOf = (content: Uint8Array) => inspectPdf(content).problem;

/** Makes a one-page PDF with an extra entry in its catalogue. */
const withEntry = (entry: string) =>
  bytes(text(makePdf()).replace('/Type /Catalog', `/Type /Catalog ${entry}`));

/** Makes a PDF with a compressed object stream. */
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
    expect(inspectPdf(await made(() => undefined, isPacked))).toEqual({ problem: undefined, notes: [] });
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
    expect(notesOf(content)).toEqual(['javaScript', 'externalAction', 'automaticAction', 'embeddedFile']);
  });
});

describe('a PDF', () => {
  it('of the demo data has nothing to note', () => {
    expect(notesOf(makePdf('Situação (social) /JSmith #4a'))).toEqual([]);
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
    expect(notesOf(withEntry(entry))).toEqual(notes);
  });

  it('that was cut off is damaged', () => {
    const whole = makePdf();
    expect(inspectPdf(whole.subarray(0, whole.length - 200))).toEqual({
      problem: undefined,
      notes: ['damaged'],
    });
  });

  it('hides nothing behind another spelling of a stream type', () => {
    const packed = deflateSync(Buffer.from('1 0 << /S /Launch /F (cmd.exe) >>'));
    expect(notesOf(withPacked(packed, '/Type /Obj#53tm'))).toEqual(['externalAction']);
  });

  it('with packed objects that are damaged or endless is noted at little cost', () => {
    expect(notesOf(withPacked(new Uint8Array(50).fill(255)))).toEqual(['notFullyRead']);
    const bomb = deflateSync(Buffer.alloc(60_000_000));
    expect(notesOf(withPacked(bomb))).toEqual(['notFullyRead']);
  });
});

const corpus = await makePdfCorpus();

// tests/e2e/pdfRules.spec.ts compares the same documents with pdf.js.
describe('5 which PDF is refused: a document', () => {
  it.each(corpus.map((sample) => [sample.name, sample] as const))('%s', (_, { content, problem }) => {
    expect(problemOf(content)).toBe(problem);
  });

  it.each([
    'no header',
    '1025 spaces before the header',
    'no end',
    'a page tree without a count',
    'a page in place of the page tree',
    'an object inside its table',
    'cut before its table, packed',
    'a count of none beside a page',
    'a first page that is nowhere',
    'no catalogue where the trailer says',
  ])('that is taken although its readers must get over faults is noted: %s', (name) => {
    const sample = corpus.find((one) => one.name === name);
    expect(sample && inspectPdf(sample.content)).toEqual({ problem: undefined, notes: ['damaged'] });
  });
});

describe('5 what nobody can open', () => {
  it.each([
    ['nothing', ''],
    ['a text that was renamed', 'Declaração de rendimentos\n'],
    ['a picture', '\x89PNG\r\n\x1a\n'],
  ])('%s is no PDF', (_, content) => {
    expect(problemOf(bytes(content))).toBe('notPdf');
  });

  it('a PDF without a page, also where its objects are packed', async () => {
    expect(problemOf(bytes('%PDF-1.7'))).toBe('noPage');
    for (const useObjectStreams of [true, false]) {
      const document = await PDFDocument.create();
      expect(problemOf(await document.save({ useObjectStreams, addDefaultPage: false }))).toBe('noPage');
      document.addPage();
      expect(problemOf(await document.save({ useObjectStreams }))).toBeUndefined();
    }
  });

  // Made with pypdf, an independent implementation, in every encryption of the standard (revisions 2 to 6).
  it.each(Object.entries(encryptedPdfs))(
    'encrypted, %s: refused only where it asks for a password',
    (kind, packed) => {
      expect(inspectPdf(Buffer.from(packed, 'base64'))).toEqual({
        problem: kind.endsWith('/locked') ? 'passwordNeeded' : undefined,
        notes: ['encrypted'],
      });
    },
  );

  it.each(['/open', '/locked'])('encrypted with a trailer that is a stream: %s', (kind) => {
    const plain = Buffer.from(encryptedPdfs[`RC4-128${kind as '/open' | '/locked'}`], 'base64').toString(
      'latin1',
    );
    const [before, after = ''] = plain.split('trailer');
    const dictionary = after.slice(after.indexOf('<<') + 2, after.lastIndexOf('>>'));
    const content = `${before}90 0 obj\n<</Type/XRef ${dictionary}/Length 4>>\nstream\nabcd\nendstream\nendobj\nstartxref\n9\n%%EOF`;
    expect(problemOf(bytes(content))).toBe(kind === '/locked' ? 'passwordNeeded' : undefined);
  });
});

describe('a document that people can open is accepted', () => {
  const lockedPdf = Buffer.from(encryptedPdfs['AES-128/locked'], 'base64').toString('latin1');

  it.each([
    ['bytes before it', `\u00ef\u00bb\u00bf\n${text(makePdf())}`],
    ['bytes behind it', `${text(makePdf())}${' '.repeat(3000)}<html>`],
    ['a catalogue of its own way of encrypting', text(withEntry('/Encrypt << /Filter /Adobe.PubSec >>'))],
    ['pages that do not say what they are', text(makePdf()).replace('/Type /Page /', '/')],
    [
      'a locked PDF attached as it is',
      text(makePdf()).replace(
        'xref\n0 ',
        `9 0 obj\n<< /Length ${lockedPdf.length} >>\nstream\n${lockedPdf}\nendstream\nendobj\nxref\n0 `,
      ),
    ],
    [
      'an encryption dictionary that is cut off',
      `${text(makePdf())}\ntrailer << /Encrypt << /Filter /Standard`,
    ],
  ])('%s', (_, content) => {
    expect(problemOf(bytes(content))).toBeUndefined();
  });
});
