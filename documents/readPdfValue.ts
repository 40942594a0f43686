/** A reference to an object of the document, by number and generation. */
export interface PdfReference {
  readonly object: number;
  readonly generation: number;
}

/** A dictionary; names are without their slash. */
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** A value in a PDF: names and keywords are text, strings are bytes. */
export type PdfValue = number | string | Uint8Array | PdfReference | PdfDictionary | readonly PdfValue[];

/** What was read at a place, and whether that is all of it: it may be cut off, too long or too deep. */
export interface PdfReading {
  /** Undefined where there is nothing. */
  readonly value: PdfValue | undefined;
  readonly isWhole: boolean;
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;

export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && 'object' in value;

/** Bytes to read; no trailer, catalogue, encryption dictionary or node of a page tree needs more. */
const range = 16_384;
const maxDepth = 16;

const token =
  /[\0\t\n\f\r ]+|%[^\r\n]*|<<|>>|[[\]]|\/[^\0\t\n\f\r ()<>[\]{}/%]*|<[^<>]*>|[^\0\t\n\f\r ()<>[\]{}/%]+|\(/y;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const fromHex = (text: string) => {
  const digits = text.replace(/[^0-9a-fA-F]/g, '');
  const pairs = digits.length % 2 === 0 ? digits : `${digits}0`;
  return Uint8Array.from({ length: pairs.length / 2 }, (_, index) =>
    Number.parseInt(pairs.slice(index * 2, index * 2 + 2), 16),
  );
};

/** Reads a string whose content begins at `begin`, after the opening bracket; returns its bytes and where it ends. */
const readString = (text: string, begin: number): { bytes: Uint8Array; end: number } => {
  const parts: string[] = [];
  let [at, open] = [begin, 1];
  for (; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') {
      const octal = /[0-7]{1,3}/y;
      octal.lastIndex = at + 1;
      const code = octal.exec(text)?.[0];
      const next = text[at + 1] ?? '';
      if (code) parts.push(String.fromCharCode(Number.parseInt(code, 8) & 0xff));
      else if (next !== '\n' && next !== '\r') parts.push(escapes[next] ?? next);
      at += code?.length ?? (next === '\r' && text[at + 2] === '\n' ? 2 : 1);
      continue;
    }
    if (character === '(') open += 1;
    if (character === ')') open -= 1;
    if (open === 0) break;
    parts.push(character);
  }
  return { bytes: bytesOf(parts.join('')), end: at + 1 };
};

const isName = (value: PdfValue | undefined): value is string =>
  typeof value === 'string' && value.startsWith('/');

const toDictionary = (values: readonly PdfValue[]): PdfDictionary => {
  const entries = new Map<string, PdfValue>();
  for (let at = 0; at + 1 < values.length; at += 1) {
    const [key, value] = [values[at], values[at + 1]];
    if (!isName(key) || value === undefined) continue;
    entries.set(key.slice(1), isName(value) ? value.slice(1) : value);
    at += 1;
  }
  return entries;
};

const unescapeName = (name: string) =>
  name.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const push = (values: PdfValue[], word: string) => {
  if (word !== 'R') {
    const isNumber = /^[+-]?\d{1,15}(\.\d{0,15})?$/.test(word);
    values.push(isNumber ? Number(word) : isName(word) ? unescapeName(word) : word);
    return;
  }
  const generation = values.pop();
  const object = values.pop();
  if (typeof object === 'number' && typeof generation === 'number') values.push({ object, generation });
};

/**
 * Reads the value at an offset in a PDF, as far as possible. Moves strictly forward through a bounded number
 * of bytes, however deep the nesting.
 */
export const readPdfValue = (content: Uint8Array, begin: number): PdfReading => {
  const text = String.fromCharCode(...content.subarray(begin, begin + range));
  let at = 0;
  let isWhole = true;

  /** Reads values up to what closes them; like its readers, past what would close something else. */
  const readList = (depth: number, closing?: string): PdfValue[] => {
    const values: PdfValue[] = [];
    let isClosed = depth === 0;
    while (at < text.length && depth <= maxDepth) {
      token.lastIndex = at;
      const word = token.exec(text)?.[0];
      if (word === undefined) break;
      at += word.length;
      if (word === closing || word === 'endobj') {
        isClosed ||= word === closing;
        break;
      }
      if (word === '>>' || word === ']') continue;
      if (word === '<<') values.push(toDictionary(readList(depth + 1, '>>')));
      else if (word === '[') values.push(readList(depth + 1, ']'));
      else if (word === '(') {
        const { bytes, end } = readString(text, at);
        values.push(bytes);
        at = end;
      } else if (word.startsWith('<')) values.push(fromHex(word));
      else if (!/^[\0\t\n\f\r %]/.test(word)) push(values, word);
      if (depth === 0 && values.length > 0) break;
    }
    isWhole &&= isClosed;
    return values;
  };
  const [value] = readList(0);
  return { value, isWhole };
};
