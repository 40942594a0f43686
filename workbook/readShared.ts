import { SSF } from 'xlsx';
import { decodeCellText } from './cellText';
import { enough, readXml } from './readXml';

/** Reads the texts that cells refer to by number, both plain and rich text, without phonetic guides. */
export const readSharedStrings = (xml: Iterable<Uint8Array>, count: (elements: number) => void): string[] => {
  const strings: string[] = [];
  let parts: string[] = [];
  let [isText, aids] = [false, 0];
  readXml(
    xml,
    {
      open: (name) => {
        if (name === 'si') parts = [];
        if (name === 'rPh') aids += 1;
        isText = name === 't' && aids === 0;
      },
      text: (text) => {
        if (isText) parts.push(text);
      },
      close: (name) => {
        isText = false;
        if (name === 'rPh') aids -= 1;
        if (name === 'si') strings.push(decodeCellText(parts.join('')));
        return name === 'sst' ? enough : undefined;
      },
    },
    count,
  );
  return strings;
};

/** The most custom formats to keep, and the most characters in each; an ordinary workbook has a dozen. */
const [maxOwn, maxCharacters] = [100, 100];

/** Reads the number formats, indexed by the style that a cell names; undefined for the general format. */
export const readNumberFormats = (
  xml: Iterable<Uint8Array>,
  count: (elements: number) => void,
): (string | undefined)[] => {
  const own = new Map<string, string>();
  const formats: (string | undefined)[] = [];
  const builtIn = new Map<string, string>(Object.entries(SSF.get_table()));
  let isInStyles = false;
  readXml(
    xml,
    {
      open: (name, attributes) => {
        if (name === 'cellXfs') isInStyles = true;
        const id = attributes.numFmtId ?? '0';
        const code = attributes.formatCode ?? '';
        if (name === 'numFmt' && own.size < maxOwn && code.length <= maxCharacters) own.set(id, code);
        if (name === 'xf' && isInStyles)
          formats.push(id === '0' ? undefined : (own.get(id) ?? builtIn.get(id)));
      },
      close: (name) => {
        return name === 'cellXfs' ? enough : undefined;
      },
    },
    count,
  );
  return formats;
};
