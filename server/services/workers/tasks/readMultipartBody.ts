import { MultipartParseError, type MultipartPart, parseMultipart } from '@remix-run/multipart-parser';
import { maxPartsPerBody, partReference } from '../../../../contract/rules/multipartBody';
import { hashContent } from './hashContent';
import { type ReadBody, readJsonBody, type SentBody, type SentFile, standIn } from './readJsonBody';
import type { BodyProblem } from './scanJson';

const pdfBegin = [0x25, 0x50, 0x44, 0x46];
const unnamedType = 'application/octet-stream';

/** A multipart body as received, and what separates its parts. */
export interface SentMultipartBody extends SentBody {
  readonly boundary: string;
}

/** A file of the body, by the name of its part. */
interface FilePart {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/**
 * Reads a body of several parts within its limits: one named `json` and files, which `file` in it names as `part:<name>`.
 * What it returns is what the same body as JSON alone would give. No file is copied.
 */
export const readMultipartBody = async (
  sent: SentMultipartBody,
): Promise<ReadBody | { problem: BodyProblem }> => {
  const { limits, head } = sent;
  const parts = partsOf(sent);
  if (!parts) return { problem: 'malformed' };
  const { json, files } = parts;
  if (files.reduce((sum, { content }) => sum + content.length, 0) > (limits.fileBytes ?? 0))
    return { problem: 'tooLarge' };
  const read = await readJsonBody({ bytes: json, limits });
  if ('problem' in read) return read;
  const named = new Map<string, SentFile>();
  for (const { name, type, content } of files) {
    const text = standIn(`data:${type};base64,`, read.files.length + named.size);
    named.set(name, { text, content });
  }
  if (named.size < files.length) return { problem: 'otherParts' };
  const missing = new Set(named.keys());
  const value = withFiles(read.value, (name) => {
    missing.delete(name);
    return named.get(name)?.text;
  });
  if (value === undefined || missing.size > 0) return { problem: 'otherParts' };
  const all = [...read.files, ...named.values()];
  return { value, files: all, ...(head !== undefined && { hash: await hashContent(head, value, all) }) };
};

const partsOf = ({ bytes, boundary }: SentMultipartBody) => {
  let json: Uint8Array<ArrayBuffer> | undefined;
  const files: FilePart[] = [];
  const maxBytes = bytes.length;
  try {
    const options = { boundary, maxParts: maxPartsPerBody, maxFileSize: maxBytes, maxTotalSize: maxBytes };
    for (const part of parseMultipart(bytes, options)) {
      const { name } = part;
      if (name === undefined || (name === 'json' && json)) return undefined;
      if (name === 'json') json = contentOf(part);
      else files.push({ name, type: typeOf(part), content: contentOf(part) });
    }
  } catch (failure) {
    // Headers that are not UTF-8 are a TypeError.
    if (failure instanceof MultipartParseError || failure instanceof TypeError) return undefined;
    throw failure;
  }
  return json && { json, files };
};

/** The body is parsed in one piece, so each part is in one piece too. */
const contentOf = ({ content: [only] }: MultipartPart): Uint8Array<ArrayBuffer> =>
  (only as Uint8Array<ArrayBuffer> | undefined) ?? new Uint8Array();

/** Programs often name no type, or a general one. */
const typeOf = (part: MultipartPart): string => {
  const type = part.mediaType ?? unnamedType;
  if (type !== unnamedType) return type;
  return pdfBegin.every((byte, at) => contentOf(part)[at] === byte) ? 'application/pdf' : type;
};

/** Returns a value with the text of each file that it names; undefined if it names one that there is not. */
const withFiles = (value: unknown, textOf: (name: string) => string | undefined): unknown => {
  let isWhole = true;
  const replaced = JSON.stringify(value, (key, inner: unknown) => {
    const name = key === 'file' && typeof inner === 'string' ? partReference.exec(inner)?.[1] : undefined;
    if (name === undefined) return inner;
    const text = textOf(name);
    if (text === undefined) isWhole = false;
    return text;
  });
  return isWhole ? JSON.parse(replaced) : undefined;
};
