import type { PdfNote } from './pdfNote';
import { plainNames } from './plainNames';
import { unpackStreams } from './unpackStreams';

/** A reader looks for the end within the last bytes. */
const endRange = 2048;
const latin1 = new TextDecoder('latin1');

/** What names stand for; each ends where a name ends, so that `/JS` is not found in `/JSmith`. */
const signs: readonly (readonly [PdfNote, RegExp])[] = [
  ['encrypted', /\/Encrypt[\s<[(/\d]/],
  ['javaScript', /\/(JavaScript|JS)[\s<[(/>)]/],
  ['externalAction', /\/(Launch|SubmitForm|ImportData|GoToR|GoToE)[\s<[(/>]/],
  ['automaticAction', /\/(OpenAction|AA)[\s<[(/\d]/],
  ['embeddedFile', /\/(EmbeddedFiles?|FileAttachment)[\s<[(/>]/],
  ['dynamicForm', /\/XFA[\s<[(/\d]/],
  ['richMedia', /\/(RichMedia|Movie|Sound|3D)[\s<[(/>]/],
];

const isDamaged = (text: string) =>
  !/startxref\s+\d+\s+%%EOF/.test(text.slice(-endRange)) || !/\d+\s+\d+\s+obj\b/.test(text);

/**
 * What is remarkable about a PDF: active content, encryption, damage. It is searched, not parsed: in its bytes and in
 * the objects packed into it, names in any spelling. A stream of pixels that happens to spell one is noted too.
 */
export const inspectPdf = (content: Uint8Array): PdfNote[] => {
  const text = latin1.decode(content);
  const { texts, isWhole } = unpackStreams(content, text);
  const searched = [text, ...texts].map(plainNames);
  const notes = signs.filter(([, sign]) => searched.some((one) => sign.test(one))).map(([note]) => note);
  // An encrypted document packs nothing that could be read.
  const isUnread = !isWhole && !notes.includes('encrypted');
  return [
    ...(isDamaged(text) ? ['damaged' as const] : []),
    ...notes,
    ...(isUnread ? ['notFullyRead' as const] : []),
  ];
};
