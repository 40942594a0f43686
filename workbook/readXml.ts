import { SaxesParser } from 'saxes';
import { UnreadableWorkbook } from './faults';

type Attributes = Readonly<Record<string, string>>;

/** Handlers called while an XML text is read; names come without their prefix. */
export interface XmlReader {
  open(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): typeof enough | undefined;
}

const plainName = (name: string) => name.slice(name.indexOf(':') + 1);

const isUtf16 = ([first, second]: Uint8Array) =>
  first === 0xfe || first === 0xff || first === 0 || second === 0;

const refuse = () => {
  throw new UnreadableWorkbook('damaged');
};

/** Returned by a handler that has read all it needs. */
export const enough = Symbol('enough');

/**
 * Reads XML in UTF-8 once, chunk by chunk, until its end or until `close` returns `enough`. Refuses invalid XML, another
 * encoding and document types (entities) as damaged; `count` is called for each element.
 */
export const readXml = (
  chunks: Iterable<Uint8Array>,
  { open, text, close }: XmlReader,
  count: () => void = () => {},
): void => {
  const parser = new SaxesParser();
  let isEnough = false;
  parser.on('opentag', ({ name, attributes }) => {
    if (isEnough) return;
    count();
    open(plainName(name), attributes);
  });
  parser.on('doctype', refuse);
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close)
    parser.on('closetag', ({ name }) => {
      if (!isEnough) isEnough = close(plainName(name)) === enough;
    });
  parser.on('error', refuse);
  const decoder = new TextDecoder();
  let isFirst = true;
  for (const chunk of chunks) {
    if (isFirst && isUtf16(chunk)) refuse();
    isFirst = false;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (isEnough) return;
  }
  parser.write(decoder.decode()).close();
};
