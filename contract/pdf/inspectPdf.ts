import { bytesAsText } from './bytesAsText';
import { opensWithoutPassword } from './opensWithoutPassword';
import { outlinePdf, type PdfOutline } from './outlinePdf';
import type { PdfNote, PdfProblem, PdfVerdict } from './pdfVerdict';
import { plainNames } from './plainNames';
import { type PdfDictionary, type PdfValue, readPdfValue } from './readPdfValue';
import { unpackStreams } from './unpackStreams';

/** Readers accept a PDF whose header is within the first 1,024 bytes, and look for the end in the last ones. */
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
 * Returns whether a PDF can be opened, and what is notable about it: active content, encryption, damage.
 * Searches its bytes and packed objects for names in any spelling instead of parsing them, so pixel data that
 * happens to spell such a name is noted too. Reads each byte a fixed number of times.
 */
export const inspectPdf = (content: Uint8Array): PdfVerdict => {
  if (!bytesAsText(content.subarray(0, headerRange)).includes('%PDF-'))
    return { problem: 'notPdf', notes: [] };
  const text = bytesAsText(content);
  const outline = outlinePdf(content, text);
  const { texts, isWhole } = unpackStreams(content, outline);
  const searched = [plainNames(content), ...texts];
  const found = signs.filter(([, sign]) => searched.some((one) => sign.test(one))).map(([note]) => note);
  // The packed objects of an encrypted document can't be read.
  const isEncrypted = found.includes('encrypted');
  const isDamaged =
    outline.objects.size === 0 || !/startxref\s{1,99}\d{1,19}\s{1,99}%%EOF/.test(text.slice(-endRange));

  const problem = (): PdfProblem | undefined => {
    if (asksForPassword(content, outline)) return 'passwordNeeded';
    if (isEncrypted || !isWhole || searched.some((one) => page.test(one))) return undefined;
    return 'noPage';
  };
  return {
    problem: problem(),
    notes: [
      ...(isDamaged ? ['damaged' as const] : []),
      ...found,
      ...(isWhole || isEncrypted ? [] : ['notFullyRead' as const]),
    ],
  };
};

/**
 * Returns whether a PDF asks for a password before it opens. When in doubt, no: every encryption dictionary
 * found must say so.
 */
const asksForPassword = (content: Uint8Array, { objects, trailers }: PdfOutline): boolean => {
  const answers = trailers.flatMap((place) => {
    const trailer = readPdfValue(content, place);
    const named = isDictionary(trailer) ? trailer.get('Encrypt') : undefined;
    if (!isDictionary(trailer) || named === undefined) return [];
    const isReference = typeof named === 'object' && 'object' in named;
    const at = isReference ? objects.get(named.object) : undefined;
    const encryption = at === undefined ? named : readPdfValue(content, at);
    return [isDictionary(encryption) ? opensWithoutPassword(encryption, idOf(trailer)) : undefined];
  });
  return answers.length > 0 && answers.every((answer) => answer === false);
};

const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;

/** Returns the first part of the document identifier in a trailer. */
const idOf = (trailer: PdfDictionary): Uint8Array => {
  const id = trailer.get('ID');
  const first = Array.isArray(id) ? id[0] : undefined;
  return first instanceof Uint8Array ? first : new Uint8Array();
};
