import type { PdfProblem } from '../contract/rules/uploads';
import { bytesAsText } from './bytesAsText';
import { findPage } from './findPage';
import { namedTable } from './namedTable';
import { opensWithoutPassword } from './opensWithoutPassword';
import { outlinePdf } from './outlinePdf';
import { type PdfObjects, pdfObjects } from './pdfObjects';
import { type PdfTrailers, pdfTrailers } from './pdfTrailers';
import type { PdfNote, PdfVerdict } from './pdfVerdict';
import { plainNames } from './plainNames';
import { isDictionary, type PdfDictionary } from './readPdfValue';
import { unpackStreams } from './unpackStreams';

/** Where the header and the end of a PDF that nothing has damaged are. */
const headerRange = 1024;
const endRange = 2048;

/** The names that reveal each note; each pattern ends where a name ends, so that `/JS` does not match `/JSmith`. */
const signs: readonly (readonly [PdfNote, RegExp])[] = [
  ['encrypted', /\/Encrypt[\s<[(/\d]/],
  ['javaScript', /\/(JavaScript|JS)[\s<[(/>)]/],
  ['externalAction', /\/(Launch|SubmitForm|ImportData|GoToR|GoToE)[\s<[(/>]/],
  ['automaticAction', /\/(OpenAction|AA)[\s<[(/\d]/],
  ['embeddedFile', /\/(EmbeddedFiles?|FileAttachment)[\s<[(/>]/],
  ['dynamicForm', /\/XFA[\s<[(/\d]/],
  ['richMedia', /\/(RichMedia|Movie|Sound|3D)[\s<[(/>]/],
];

/** A page, or a non-empty list of pages; an entry of such a list counts as a page even if it does not say so. */
const page = /\/Type\s*\/Page(?![A-Za-z])|\/Kids\s*(?:\[\s*\d|\d)/;

/**
 * Returns whether a PDF can be opened, and what is notable about it: active content, encryption, damage. What pdf.js
 * shows is never refused (docs/decisions.md); the header may come late or be missing.
 * Searches its bytes and packed objects for names in any spelling instead of parsing them, so pixel data that
 * happens to spell such a name is noted too. Reads each byte a fixed number of times.
 */
export const inspectPdf = (content: Uint8Array): PdfVerdict => {
  const text = bytesAsText(content);
  const header = text.slice(0, headerRange).indexOf('%PDF-');
  const table = namedTable(content, text, Math.max(0, header));
  const outline = outlinePdf(content, text, table?.end ?? text.length);
  if (outline.objects.size === 0 && !text.includes('%PDF-')) return { problem: 'notPdf', notes: [] };

  const { streams, isWhole } = unpackStreams(content, outline);
  const searched = [plainNames(content), ...streams.map(({ bytes }) => plainNames(bytes))];
  const found = signs.filter(([, sign]) => searched.some((one) => sign.test(one))).map(([note]) => note);
  // The packed objects of an encrypted document can't be read.
  const isEncrypted = found.includes('encrypted');

  const objects = pdfObjects(content, outline, { streams, isWhole });
  const trailers = pdfTrailers(content, outline, table);
  const { hasPage, isDamaged: isTreeDamaged } = findPage(objects, {
    ...trailers,
    isWhole: trailers.isWhole && outline.isWhole,
  });
  const mayHavePage =
    hasPage ?? (isEncrypted || !isWhole || !outline.isWhole || searched.some((one) => page.test(one)));
  const isDamaged =
    header < 0 ||
    outline.objects.size === 0 ||
    !/startxref\s{1,99}\d{1,19}\s{1,99}%%EOF/.test(text.slice(-endRange)) ||
    (isTreeDamaged && isWhole && !isEncrypted);
  return {
    problem: lockOf(objects, trailers) ?? (mayHavePage ? undefined : header < 0 ? 'notPdf' : 'noPage'),
    notes: [
      ...(isDamaged ? ['damaged' as const] : []),
      ...found,
      ...(isWhole || isEncrypted ? [] : ['notFullyRead' as const]),
    ],
  };
};

/**
 * Returns what keeps a reader from opening an encrypted PDF; undefined if nothing does. When in doubt, nothing: every
 * encryption dictionary found must say so.
 */
const lockOf = (objects: PdfObjects, { dictionaries }: PdfTrailers): PdfProblem | undefined => {
  const locks = dictionaries.flatMap((trailer) => {
    const { value: encryption, isWhole } = objects(trailer.get('Encrypt'));
    if (!isDictionary(encryption)) return [];
    return [isWhole ? lockBy(objects, encryption, idOf(objects, trailer)) : undefined];
  });
  return locks.every(Boolean) ? locks[0] : undefined;
};

const lockBy = (objects: PdfObjects, encryption: PdfDictionary, id: Uint8Array): PdfProblem | undefined => {
  const filter = objects(encryption.get('Filter'));
  if (!filter.isWhole) return undefined;
  if (filter.value !== 'Standard') return 'certificateNeeded';
  return opensWithoutPassword(objects, encryption, id) === false ? 'passwordNeeded' : undefined;
};

/** Returns the first part of the document identifier in a trailer. */
const idOf = (objects: PdfObjects, trailer: PdfDictionary): Uint8Array => {
  const id = objects(trailer.get('ID')).value;
  const first = Array.isArray(id) ? objects(id[0]).value : undefined;
  return first instanceof Uint8Array ? first : new Uint8Array();
};
