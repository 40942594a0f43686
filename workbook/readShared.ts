import { SSF } from 'xlsx';
import { decodeCellText } from './cellText';
import { readXml } from './readXml';

/** The texts that cells refer to by their number: plain ones, and those whose parts look different, without their reading aids. */
export const readSharedStrings = (xml: string | undefined): string[] => {
  const strings: string[] = [];
  if (!xml) return strings;
  let parts: string[] = [];
  let [isText, aids] = [false, 0];
  readXml(xml, {
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
    },
  });
  return strings;
};

/** Formats of their own that are kept; a workbook of people has a dozen. */
const [maxOwn, maxCharacters] = [100, 100];

/** How numbers look, by the style that a cell names; undefined for the general look. */
export const readNumberFormats = (xml: string | undefined): (string | undefined)[] => {
  const own = new Map<string, string>();
  const formats: (string | undefined)[] = [];
  if (!xml) return formats;
  const builtIn: Record<string, string> = SSF.get_table();
  let isInStyles = false;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isInStyles = true;
      const id = attributes.numFmtId ?? '0';
      const code = attributes.formatCode ?? '';
      if (name === 'numFmt' && own.size < maxOwn && code.length <= maxCharacters) own.set(id, code);
      if (name === 'xf' && isInStyles) formats.push(id === '0' ? undefined : (own.get(id) ?? builtIn[id]));
    },
    close: (name) => {
      if (name === 'cellXfs') isInStyles = false;
    },
  });
  return formats;
};
