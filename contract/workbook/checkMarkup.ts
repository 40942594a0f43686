import { UnreadableWorkbook } from './unreadableWorkbook';
import { workbookLimits } from './workbookLimits';

const [lessThan, exclamation, dash, bracket] = [0x3c, 0x21, 0x2d, 0x5b];
const firstLetter = 0x20;

/** Counts the tags of a workbook's XML; refuses document types (entities), encodings other than UTF-8 and too many tags. */
export const checkMarkup = (parts: readonly Uint8Array[]): void => {
  let tags = 0;
  for (const part of parts) {
    const [first, second] = part;
    const isUtf16 =
      first === 0xfe || first === 0xff || (second !== undefined && second < firstLetter && second === 0);
    if (isUtf16) throw new UnreadableWorkbook('damaged');
    for (let at = part.indexOf(lessThan); at >= 0; at = part.indexOf(lessThan, at + 1)) {
      tags += 1;
      const isDeclaration = part[at + 1] === exclamation && part[at + 2] !== dash && part[at + 2] !== bracket;
      if (isDeclaration) throw new UnreadableWorkbook('damaged');
    }
    if (tags > workbookLimits.tags) throw new UnreadableWorkbook('tooLarge');
  }
};
