import { nativeDigestOf } from '../../../../contract/digestOf';
import { type BodyLimits, maxBodyDepth } from '../../../../contract/rules/bodyLimits';
import { maxPdfBytes, pdfDataUrlPrefix } from '../../../../contract/rules/uploads';
import { type EncryptedBytes, encryptBytes } from '../../../documents/encryptedBytes';
import { decodeBase64InPlace } from './base64';
import { hashContent } from './hashContent';
import { type BodyProblem, scanJson, type TextSpan } from './scanJson';

/** A text of more bytes is a file, or wrong: no field takes half as much. */
const longTextBytes = 4096;
/** The prefix of a data URL is never longer. */
const maxPrefixLength = 200;
const dataUrlPrefix = /^data:[\w.+/-]*;base64,/;
const decoder = new TextDecoder();

/** A body as received, and its limits. */
interface SentBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly limits: BodyLimits;
  /** What else identifies the call; its content is hashed, after this, only where it is there. */
  readonly head?: string | undefined;
  /** Whether documents are stored encrypted. */
  readonly encrypts?: boolean;
}

/** A file of a body: the text that stands in for it, and its bytes and their SHA-256 if it was base64. */
export interface SentFile {
  readonly text: string;
  readonly content?: Uint8Array<ArrayBuffer>;
  readonly digest?: string;
  /** What is stored of it, if it may be a PDF and documents are encrypted. */
  readonly encrypted?: EncryptedBytes;
}

/** Whether a file is to be judged as a PDF, and stored if it is one. */
export const mayBePdf = ({ text, content }: SentFile): boolean =>
  content !== undefined && content.length <= maxPdfBytes && text.startsWith(pdfDataUrlPrefix);

/** The content of a body. */
export interface ReadBody {
  readonly value: unknown;
  readonly files: readonly SentFile[];
  /** SHA-256 of the head and of what was read. */
  readonly hash?: string;
}

/**
 * Returns the stand-in for a long text: for a data URL its prefix and a number, for any other nothing. Longer
 * than any field allows, so that it is refused wherever no file belongs.
 */
const standIn = (prefix: string | undefined, number: number) =>
  (prefix === undefined ? '' : `${prefix}#${number}`).padEnd(longTextBytes, '#');

const takeFiles = (body: Uint8Array<ArrayBuffer>, spans: readonly TextSpan[]) => {
  const files: SentFile[] = [];
  let json = '';
  let from = 0;
  for (const { begin, end } of spans) {
    const beginning = decoder.decode(body.subarray(begin, Math.min(end, begin + maxPrefixLength)));
    const prefix = dataUrlPrefix.exec(beginning)?.[0];
    const text = standIn(prefix, files.length);
    json += decoder.decode(body.subarray(from, begin)) + text;
    from = end;
    if (prefix !== undefined) {
      const content = decodeBase64InPlace(body.subarray(begin + prefix.length, end));
      files.push({ text, ...(content && { content }) });
    }
  }
  return { files, json: json + decoder.decode(body.subarray(from)) };
};

/** Digests a file, and encrypts it if it may be stored, here where its bytes are: the thread of the calls would copy them. */
const prepare = async (file: SentFile, encrypts = false): Promise<SentFile> => {
  const { content } = file;
  if (!content) return file;
  const encrypted = encrypts && mayBePdf(file) ? await encryptBytes(content) : undefined;
  return { ...file, digest: await nativeDigestOf(content), ...(encrypted && { encrypted }) };
};

/**
 * Reads a JSON body within its limits. If it may carry files, each is decoded in place, and a short text
 * stands in for it in the value: a body of 70 MB never becomes a string, or a second body.
 */
export const readJsonBody = async ({
  bytes: body,
  limits,
  head,
  encrypts,
}: SentBody): Promise<ReadBody | { problem: BodyProblem }> => {
  const { values, textBytes, fileBytes } = limits;
  const scan = scanJson(body, {
    maxDepth: maxBodyDepth,
    maxValues: values,
    longTextBytes: fileBytes === undefined ? Number.POSITIVE_INFINITY : longTextBytes,
  });
  if ('problem' in scan) return scan;
  const inLongTexts = scan.longTexts.reduce((sum, { begin, end }) => sum + end - begin, 0);
  if (body.length - inLongTexts > textBytes) return { problem: 'tooLarge' };
  const { files: taken, json } = takeFiles(body, scan.longTexts);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { problem: 'malformed' };
  }
  const files: SentFile[] = [];
  for (const file of taken) files.push(await prepare(file, encrypts));
  return { value, files, ...(head !== undefined && { hash: await hashContent(head, value, files) }) };
};
