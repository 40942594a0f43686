import { SaxesParser } from 'saxes';
import { UnreadableWorkbook } from './faults';

type Attributes = Readonly<Record<string, string>>;

/** Handlers called while an XML text is read; names come without their prefix. */
export interface XmlReader {
  open(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

const plainName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The most attributes in one tag; no tag of a workbook has half as many. */
const maxAttributes = 100;

const refuse = () => {
  throw new UnreadableWorkbook('damaged');
};

/** Reads an XML text once, from beginning to end; refuses invalid XML as damaged. */
export const readXml = (xml: string, { open, text, close }: XmlReader): void => {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => open(plainName(name), attributes));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(plainName(name)));
  let attributeCount = 0;
  parser.on('opentagstart', () => {
    attributeCount = 0;
  });
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > maxAttributes) refuse();
  });
  parser.on('error', refuse);
  parser.write(xml).close();
};
