import { type BodyLimits, maxBodyDepth } from '../../../../contract/rules/bodyLimits';
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
}

/** A file of a body: the text that stands in for it, and its bytes if it was base64. */
export interface SentFile {
  readonly text: string;
  readonly content?: Uint8Array<ArrayBuffer>;
}

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

/**
 * Reads a JSON body within its limits. If it may carry files, each is decoded in place, and a short text
 * stands in for it in the value: a body of 70 MB never becomes a string, or a second body.
 */
export const readJsonBody = async ({
  bytes: body,
  limits,
  head,
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
  const { files, json } = takeFiles(body, scan.longTexts);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { problem: 'malformed' };
  }
  return { value, files, ...(head !== undefined && { hash: await hashContent(head, value, files) }) };
};
