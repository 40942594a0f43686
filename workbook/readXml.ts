import { UnreadableWorkbook } from './faults';

type Attributes = Readonly<Record<string, string>>;

/** Handlers called while an XML text is read; names come without their prefix. */
export interface XmlReader {
  open(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): typeof enough | undefined;
}

/** Returned by a handler that has read all it needs. */
export const enough = Symbol('enough');

/**
 * Reads XML in UTF-8 once, chunk by chunk, until its end or until `close` returns `enough`; yields after each chunk.
 * Refuses invalid XML, another encoding and document types (entities) as damaged; `count` is called for each element.
 */
export function* xmlSteps(
  chunks: Iterable<Uint8Array>,
  reader: XmlReader,
  count: (elements: number) => void = () => {},
): Generator<void> {
  const scanner = createScanner(reader, count);
  for (const text of textOf(chunks)) {
    if (scanner.write(text) === enough) return;
    yield;
  }
  scanner.end();
}

/**
 * Reads XML in UTF-8 at once, until its end or until `close` returns `enough`; calls `count` for each element.
 * @throws {UnreadableWorkbook} `damaged` for invalid XML, another encoding or a document type
 */
export const readXml = (...of: Parameters<typeof xmlSteps>): void => {
  for (const _ of xmlSteps(...of));
};

/** Decodes chunks as text in pieces that end with a tag, except the last. */
function* textOf(chunks: Iterable<Uint8Array>): Generator<string> {
  // Not a decoder that is told of a stream: in Node that one takes five times as long.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const textIn = (bytes: Uint8Array) => {
    const text = decoder.decode(bytes);
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  };
  let [rest, isFirst] = [new Uint8Array(), true];
  for (const chunk of chunks) {
    if (isFirst && isUtf16(chunk)) refuse();
    isFirst = false;
    const bytes = new Uint8Array(rest.length + chunk.length);
    bytes.set(rest);
    bytes.set(chunk, rest.length);
    const end = bytes.lastIndexOf(greater) + 1;
    rest = bytes.slice(end);
    if (rest.length > maxTokenLength) refuse();
    if (end > 0) yield textIn(bytes.subarray(0, end));
  }
  yield textIn(rest);
}

const isUtf16 = ([first, second]: Uint8Array) =>
  first === 0xfe || first === 0xff || first === 0 || second === 0;

/** The most characters of a text or tag: six for each of the 32,767 that a cell can hold, and as much again. */
const maxTokenLength = 400_000;
/** The most elements inside each other; a workbook has ten. */
const maxDepth = 100;

const cdata = '<![CDATA[';
const [space, exclamation, slash, greater, question] = [0x20, 0x21, 0x2f, 0x3e, 0x3f];
const noAttributes: Record<string, string> = {};

/**
 * Creates a scanner that takes an XML text in pieces. It reads what workbooks contain: elements, texts, comments,
 * numbered characters and the five named ones. Written by hand because a list takes saxes half as long again.
 */
const createScanner = ({ open, text, close }: XmlReader, count: (elements: number) => void) => {
  const path: string[] = [];
  let [xml, at, isEnough] = ['', 0, false];
  const closeTag = (name: string) => {
    isEnough = close?.(plainName(name)) === enough;
  };

  /** Each reader of markup returns where it ends, or -1 if its end is in a later piece. */
  const readClosing = (): number => {
    const end = xml.indexOf('>', at);
    if (end < 0) return -1;
    const name = path.pop();
    const isThatName = name !== undefined && xml.startsWith(name, at + 2);
    if (!isThatName || xml.slice(at + 2 + name.length, end).trim() !== '') return refuse();
    closeTag(name);
    return end + 1;
  };

  const readOther = (): number => {
    if (xml.charCodeAt(at + 1) === question) return endOf(xml, '?>', at);
    if (xml.startsWith('<!--', at)) return endOf(xml, '-->', at + 4);
    if (!xml.startsWith(cdata, at)) return refuse();
    const end = endOf(xml, ']]>', at);
    if (end > 0) text?.(xml.slice(at + cdata.length, end - 3));
    return end;
  };

  const readOpening = (): number => {
    let next = at + 1;
    let code = xml.charCodeAt(next);
    while (code > space && code !== greater && code !== slash) {
      next += 1;
      code = xml.charCodeAt(next);
    }
    const name = xml.slice(at + 1, next);
    if (name === '' || name.includes('<')) refuse();
    let attributes = noAttributes;
    for (;;) {
      next = pastSpace(xml, next);
      code = xml.charCodeAt(next);
      if (code === greater || (code === slash && xml.charCodeAt(next + 1) === greater)) break;
      const sign = xml.indexOf('=', next);
      const start = pastSpace(xml, sign + 1);
      const quote = xml.charAt(start);
      const end = sign < 0 || quote === '' ? -1 : xml.indexOf(quote, start + 1);
      if (end < 0) return -1;
      const attribute = xml.slice(next, sign).trimEnd();
      if ((quote !== '"' && quote !== "'") || /[<>&]/.test(attribute)) refuse();
      if (attributes === noAttributes) attributes = {};
      attributes[attribute] = decoded(xml.slice(start + 1, end));
      next = end + 1;
    }
    count(1);
    open(plainName(name), attributes);
    if (code === slash) closeTag(name);
    else if (path.push(name) > maxDepth) refuse();
    return code === slash ? next + 2 : next + 1;
  };

  const readMarkup = (): number => {
    const code = xml.charCodeAt(at + 1);
    if (code === slash) return readClosing();
    return code === exclamation || code === question ? readOther() : readOpening();
  };

  return {
    write: (piece: string): typeof enough | undefined => {
      xml = at < xml.length ? xml.slice(at) + piece : piece;
      at = 0;
      for (let tag = xml.indexOf('<'); tag >= 0; tag = xml.indexOf('<', at)) {
        if (tag > at && text && path.length > 0) text(decoded(xml.slice(at, tag)));
        at = tag;
        const end = readMarkup();
        if (isEnough) return enough;
        if (end < 0) break;
        at = end;
      }
      if (xml.length - at > maxTokenLength) refuse();
      return undefined;
    },
    end: (): void => {
      if (path.length > 0 || xml.slice(at).trim() !== '') refuse();
    },
  };
};

const refuse = (): never => {
  throw new UnreadableWorkbook('damaged');
};

const plainName = (name: string) => name.slice(name.indexOf(':') + 1);

const pastSpace = (xml: string, from: number): number => {
  let at = from;
  while (xml.charCodeAt(at) <= space) at += 1;
  return at;
};

const endOf = (xml: string, mark: string, from: number): number => {
  const at = xml.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
};

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const maxReferenceLength = 10;

const decoded = (text: string): string => {
  let [made, from] = ['', 0];
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', from)) {
    const end = text.indexOf(';', at);
    if (end < 0 || end - at > maxReferenceLength) refuse();
    const name = text.slice(at + 1, end);
    made += text.slice(from, at) + (named.get(name) ?? numbered(name));
    from = end + 1;
  }
  return from === 0 ? text : made + text.slice(from);
};

const numbered = (name: string): string => {
  const number = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))$/i.exec(name);
  const code = Number(number?.[1] ? `0x${number[1]}` : number?.[2]);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : refuse();
};
