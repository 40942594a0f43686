import { strFromU8, strToU8 } from 'fflate';

const none = strToU8('<worksheet><sheetData/></worksheet>');

/** A worksheet's XML without all that is not a cell: a range in a link or merge can cost more than the cells themselves. */
export const cellsOnly = (worksheet: Uint8Array): Uint8Array => {
  const xml = strFromU8(worksheet);
  const opening = /<(\w+:)?sheetData\s*>/.exec(xml);
  if (!opening) return none;
  const closing = `</${opening[1] ?? ''}sheetData>`;
  const end = xml.indexOf(closing, opening.index);
  if (end < 0) return none;
  return strToU8(`<worksheet>${xml.slice(opening.index, end)}${closing}</worksheet>`);
};
